/** Preparations, means, a date, an act that has begun. */
export const plan = `
{means} & ({ready}) ~(thyroid|breakfast|vitamin|cold|flu|box|organiser|chemist|pharmacy|doctor|party|dinner|wine|recipe|cupboard)
plan & (mean|method|pill|rope) ~(lunch|meeting|trip|climb|breakfast|week)
(date|day|time|place|everything) (set|fix|choose|pick|decide) & (nobody|mind|stop me|do it|pill|rope|die|end) ~(wedding|launch|party|meeting|holiday|dinner|project|event|trip|interview|alarm|table)
(bridge|roof|cliff|ledge|track|multi storey) & (see if i could|if i could|last night|stood|almost|nearly jump|talk down|think about it|my plan) ~(walk|lunch|run|dog|photo|picnic|view|friend|game|train)
i (gun|rope|noose) $
{means} & ({die}|do it|myself|goodbye|nobody|just in case|not wake)
(suicide|goodbye|farewell|death|last|final) (note|letter|video|message) ~(team|colleague|class|boss|office|student|cake|card|leave do|lunch|course|term|demand|reminder)
(note|letter) & (write|drawer|leave|ready|seal|after|find|goodbye|kid|child|mum) & (set|ready|friday|do it|tonight|gone|everything|after|when i|children|exam|nobody|know why|i) ~(thank|school|teacher|meet|lecture|shop|shopping|sick|doctor|santa|bank|mp|cover|fridge|music|homework|landlord|team)
(take|swallow|neck|down|eat|pop|gulp|drink|inject|i) _2 (all|too (many|much)|whole|load|lot|bottle|box|packet|pack|strip|handful|every|everything in|bunch|rest|entire|enough|as many|dozen|ten|fifteen|twenty|thirty|forty|fifty|sixty|hundred|double|20|30|40|50|60|100|24|32) _4 ({pills}|cabinet|cupboard)
(drink|swallow) _1 (bleach|antifreeze|weedkiller|poison|detergent|drain cleaner|acid)
(take|plan|try|another|attempt|go|after) _2 overdose(!(awareness))
i overdose(!(chocolate|sugar|coffee|cake|carb|netflix|cheese|caffeine|on (chocolate|sugar|coffee|cake|carb|netflix|cheese|caffeine)))
({want}|{think}|go|might|could|should|about|keep|wonder|almost|i) _3 (jump|leap|throw myself|step|walk|drive|crash|steer|swerve|veer|lie) _2 (off|in front|under|into|onto|over|from) _2 ({place}|there|it all) ~(pool|swim|dog|kid|late|seat|commute|photo|picnic|boat|paddle|sunset|museum|board|exercise|lovely|holiday|job|parking|town|shop)
({want}|{think}|go|about|might|will) _1 jump ($|tonight|now|off)
(tie|make|knot|practise|fashion|learn) _2 (noose|knot|ligature) ~(tie|shoe|lace|climb|boat|scout|sail|macrame|bracelet|fishing|wedding)
(slit|cut|slash|open|slice|sever) _1 (my|both|up) _1 (wrist|throat|vein|artery)
(pick|choose|set|settle|decide|fix|mark|circle|know|book|plan|find|scout|research|select|work out|look up|sort) _3 (date|day|time|place|spot|method|way|how|when|where|which|bridge|tree|hotel|night|location|moment|rope|train|floor) & ({die}|do it|end it|go through|kill|jump|hang|make it stop|end|high enough|fall|nobody (find|know|stop)|method|pill|note|track|near work|knot) ~(gym|wedding|sleep|shop|homework|party|venue|speech|essay|report|dinner|meeting|email|chapter|game|film|book|lesson|song)
(pick|choose|decide|know|set|circle) _1 (day|date|method|thursday|friday|saturday|sunday|monday) ($|already|nobody|for it|do it|i|and) ~(wedding|party|barbecue|launch|trip|holiday|venue|interview|race|meeting|dinner|appointment|delivery|birthday|dentist|moving|exam|match|lunch)
(decide|know|plan|work out|choose|pick) _1 (what|how|when|where) i (do|go|end|leave|die) _2 ($|it|day|date|tonight|place)(!(wash|hair|with|for|next|first|at|after uni))
(go|get|follow) (through|ahead) with (it|my plan|plan|end|kill|suicide|die|this)
(tonight|tomorrow|this time|weekend|friday|saturday|sunday|monday|soon|today|thursday|wednesday|tuesday|after) _4 (do it $|die|end it|end this|not wake|go through with|take them all|pull trigger|gone forever|over for me|finish it all|hang|overdose|jump)
(go|might|will|i) (do it|end it|finish it) (after|once|when|before|tonight|tomorrow|friday|monday|saturday|sunday|thursday|wednesday|tuesday) 
(my|another|second|third|next|fail|recent|last) _1 attempt (last|yesterday|this (week|month|morning)|fail|not work|on (friday|saturday|sunday|monday|tuesday|wednesday|thursday))
(attempt|overdose) (last (night|week|weekend|month)|yesterday|this (morning|week)|other (day|night))
`

/** A question about how. The answer is never given, and no story around it makes a difference. */
export const method = `
(how|what|which|way|where|list|best|recommend|is there|tell|need|find|name|explain|suggest|describe|enough|would|does|can|if i|google|research|look up|search) & (kill (myself|yourself|oneself|person|human|someone|me|you)|suicide|overdose|hang (myself|yourself)|tie noose|noose|painless*|lethal|fatal|deadly|deadliest|bleed out|bleed death|die (painless*|quick*|fast|peaceful*|without|easy|easily|in my sleep|from|tonight|quiet*)|end (my|your) life|not wake up|never wake|drown hurt|hurt (drown|die|hang)|least pain*|(hang|drown|die) (hurt|pain*)|(most|less) pain*|without pain) & (pill|dose|way|method|how|many|much|high|deep|long|jump|fall|where|poison|hurt|mix|drug|amount|place|rope|gun|gas|quick*|fast*|die|person|without|buy|sleep|take|kill|easy|easiest|what|which|notice) ~(prevent*|statistic*|rate|awareness|charity|podcast|weed|rat|ant|mould|slug|bacteria|film|song|process|server|friend|brother|sister|colleague|support|attraction|accident|disease|weapon|deadline|mistake|battery|zombie|boss|news|law)
how (many|much|long|high|deep|far) _8 (die|kill (me|you|myself|yourself|person|someone)|overdose|bleed|not wake|lethal|fatal|deadly|stop (my|your) heart|hang $|drown|fall from|jump from) ~(laugh|boredom|zombie|boss|process|plant|calorie|weed|rat)
hurt (drown|die|hang)
`
