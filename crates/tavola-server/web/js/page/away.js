// The page for a lost network goes on by itself to the page that was wanted, once the club can be reached again.

const LOOK = 3000;

async function look() {
  const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
  else setTimeout(look, LOOK);
}

// Asked for by its own address it is there to be read.
if (location.pathname !== "/away") setTimeout(look, LOOK);
