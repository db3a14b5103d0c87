/* gnubg's Python waits in steps of 10 ms for work that is done at once: preloaded, this takes the waiting away. */
void g_usleep(unsigned long microseconds) { (void)microseconds; }
