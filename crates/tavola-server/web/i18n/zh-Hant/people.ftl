# People: names, ratings, profiles, boards, dice, fair play.

nav-people = 棋手
person-bot = 機器人
rating-title = 等級分
rating-provisional = 暫定：比賽太少，或已很久沒下
rating-open = 這場比賽計等級分。雙方入座後顯示得失。
rating-waits = 正在計算等級分。
rating-your-stake = 你勝可得{ $gain }，負則失{ $loss }等級分。
rating-stake = { $name }勝可得{ $gain }，負則失{ $loss }等級分。
rating-share = 你們兩人本週下了很多場，因此變動只計{ $share }%。
rating-change = { $name }：{ $before } → { $after }（{ $change }）
rating-your-change = 你：{ $before } → { $after }（{ $change }）
rating-not-casual = 這是休閒比賽：等級分不變。
rating-not-guest = 等級分不變：計等級分的比賽須雙方都是註冊棋手。
rating-not-new = 等級分不變：邀請賽中，雙方帳號須至少註冊一天。
rating-not-too_far = 等級分不變：雙方相差超過500。
rating-not-too_often = 等級分不變：兩人本週已下過7場計分的比賽。
rating-not-alone = 等級分不變：同一人不能代表雙方。
rating-not-annulled = 等級分不變：比賽已作廢。

seal-verify = 核對骰子
seal-checking = 正在重算每次擲骰…
seal-wrong = 骰子與承諾不符。開啟核對程式檢視何處。
seal-unreadable = 無法讀取骰子記錄。請再試一次。

people-title = 棋手
people-find = 按名字開頭尋找棋手
people-find-go = 尋找
people-none-found = 沒有名字以「{ $name }」開頭的棋手。
people-followed = 你追蹤的人
people-follow-oneself = 不能追蹤自己。
people-follow-many = 你追蹤的人已達上限。請先取消追蹤一人。

ranking-choose = 榜單
ranking-rating = 按等級分
ranking-week = 本週
ranking-month = 本月
ranking-year = 本賽季
ranking-errors = 按失誤率
ranking-points = 所下分數
ranking-place = 名次
ranking-player = 棋手
ranking-gain = 變動
ranking-points-played = 所下分數
ranking-matches = 比賽
ranking-won = 勝
ranking-empty = 榜上還沒有人。去下計等級分的比賽，做第一個吧。
ranking-note = 榜單列出在相應時間內與至少{ $people }人下滿至少{ $points }分、且等級分非暫定的棋手。7分制比賽算7分。
ranking-listed = 下夠場數後你就會上榜。
ranking-unlisted = 你不在任何榜上。
ranking-leave = 不列入榜單
ranking-enter = 列入榜單
pool-choose = 對局類型
pool-people = 即時
pool-correspondence = 通訊賽
pool-bots = 對機器人

profile-joined = { $day }加入
profile-former = 曾用名：{ $names }
profile-challenge = 挑戰
profile-follow = 追蹤
profile-unfollow = 取消追蹤
profile-block = 封鎖
profile-register = 註冊後可追蹤棋手、下計等級分的比賽。
profile-unrated = 還沒有計等級分的比賽。
profile-experience = { $matches }場比賽，{ $points }分
profile-rating-note = 等級分採用 FIBS 公式，人人從1500起步。對機器人的比賽另計等級分。
profile-errors = 所有決定
profile-errors-checker = 走子
profile-errors-cube = 加倍
profile-errors-note = 依據計等級分的比賽中經引擎評判的最近{ $decisions }個決定。{ $interval ->
    [yes] 真實數值有95%的可能落在此範圍內。
   *[no] 滿{ $least }個決定後顯示範圍。
  }
profile-errors-few = 引擎至今評判的決定不足{ $least }個。
profile-graph = 等級分走勢
profile-graph-table = 每次變動列表
profile-graph-words = { $matches }場比賽的等級分：現為{ $now }，最高{ $most }，最低{ $least }。
profile-no-matches = 還沒有已結束的比賽。
profile-none-found = 沒有符合條件的比賽。
profile-counted = { $n }場比賽，勝{ $won }場
profile-filter = 篩選比賽
profile-filter-go = 顯示比賽
profile-opponent = 對手
profile-result = 結果
profile-result-any = 不限
profile-result-won = 勝
profile-result-lost = 負
profile-score-stood = 比賽結束時的比分
profile-since = 自
profile-until = 至
profile-search-wrong = 篩選條件無法識別：賽制分數須為數字，日期格式如2026-11-25。
profile-ways = 檢視
profile-watch = 觀看
profile-newer = 較新的比賽

against-title = { $one }對{ $other }
against-none = 這兩人還沒有下完過一場比賽。
against-by-length = 按賽制統計勝場

dice-of = { $name }的骰子
dice-all-title = 全俱樂部的骰子
dice-none = 還沒有統計：比賽結束後才統計骰子。
dice-counted = 已統計{ $n }次擲骰。各局的開局擲骰不會是對子，不計入（{ $openings }次）。
dice-too-few = 次數太少，無法判斷：至少需要{ $least }次。
dice-test = { $rare ->
    [usual] 這些擲骰看來公正。公正的骰子有{ $percent }的情況會偏離平均這麼多或更多（卡方{ $chi }）。
    [rare] 公正的骰子只有{ $percent }的情況會偏離平均這麼多或更多（卡方{ $chi }）。100名誠實的棋手中總有幾人如此。
   *[very_rare] 公正的骰子極少偏離平均這麼多：僅{ $percent }的情況（卡方{ $chi }）。請核對各場比賽，並告知俱樂部。
  }
dice-sums = 對子與進盤
dice-what = 項目
dice-doubles = 對子
dice-entering = 從中欄進盤，共嘗試{ $n }次
dice-pairs = 每種擲骰
dice-pair = 擲骰
dice-counted-head = 次數
dice-expected = 平均
dice-band = 通常範圍
dice-outside = 超出通常範圍
dice-band-note = 公正的次數有95%落在通常範圍內。21種擲骰中，約有一種純屬偶然地超出。

fair-play-title = 公平競賽
fair-play-of = 公平競賽：{ $name }
fair-play-lead = 僅供管理員參考的跡象。它指出該看哪裡，不作任何定論。
fair-play-base-title = 這類跡象有多常出錯
fair-play-base = 假設100名棋手中有1人借助外力。某跡象能發現其中的90%，同時誤疑1%的誠實棋手，那麼它判對的情況只有48%。看五次，誤疑的誠實棋手就有五倍。
fair-play-base-many = 誠實的棋手下出一場近乎完美的短比賽很常見。結果和好運氣說明不了什麼。
fair-play-hardest = 最難的十著
fair-play-hardest-note = 先看局面自己判斷，再開啟評判。
fair-play-choices = { $n }種可能走法
fair-play-verdict = 評判
fair-play-lost = { $best ->
    [yes] 走出了最佳著法。
   *[no] 這著損失{ $loss }。
  }
fair-play-none-judged = 引擎還沒有評判過此人計等級分的比賽。
fair-play-rate = { $rate }，共{ $n }個決定
fair-play-peers = 等級分相近的其他棋手{ $n }名：5%低於{ $low }，一半低於{ $middle }，95%低於{ $high }。
fair-play-as-good = 其中{ $n }名下得同樣好或更好。
fair-play-few-peers = 等級分相近且評判充分的其他棋手只有{ $n }名。滿{ $least }名才作比較。
fair-play-agreement = 難著與引擎的一致程度
fair-play-agreement-note = 只看最佳著法比次佳好0.02到0.08的著：人與人在此有別。同場對手列在旁邊。
fair-play-player = 該棋手
fair-play-opponents = 各對手
fair-play-found = { $all }著中找到{ $best }著
fair-play-between = （真實比例在{ $low }%到{ $high }%之間）
fair-play-too-few = （太少，無法判斷）
fair-play-times = 用時與難度
fair-play-difficulty = 著法
fair-play-forced = 只此一著
fair-play-easy = 容易
fair-play-hard = 困難
fair-play-close = 相近
fair-play-times-note = 中位用時及著數。人在難處想得更久。
fair-play-evidence = 正反兩方面的跡象
fair-play-unusual = 異常
fair-play-usual = 與常人相同
fair-play-unknown = 資料不足
fair-play-nothing = 無。
fair-play-says-rate-low = 失誤率連同其範圍，低於等級分相近棋手的95%。
fair-play-says-rate-usual = 失誤率與等級分相近的棋手相當。
fair-play-says-rate-open = 決定太少，或可比較的棋手太少。
fair-play-says-hard-more = 難著的命中率明顯高於對手。
fair-play-says-hard-usual = 難著的命中率與對手大致相當。
fair-play-says-hard-open = 難著太少。
fair-play-says-time-flat = 難著並不比容易的著費時，而對手想得更久。
fair-play-says-time-grows = 難著比容易的著費時。
fair-play-says-time-open = 有計時的著太少。
fair-play-says-cube-apart = 走子近乎完美，加倍卻不然。
fair-play-says-cube-usual = 走子與加倍水平相稱。
fair-play-says-cube-open = 決定太少。
fair-play-steps = 先觀察，再友好地詢問，或提議在監督下比賽。未說明理由、期限並給予向他人申訴的機會，不得限制任何人。
fair-play-alike = 值得一看
fair-play-alike-note = 只是線索，絕非定論：朋友之間也會很快認輸，有人總是輸。
fair-play-quick = { $n }場計等級分的比賽在一分鐘內結束
fair-play-one-way = 全部{ $n }場計等級分的比賽結果一邊倒
