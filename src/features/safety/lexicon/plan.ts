/** Preparations, means, a date, an act that has begun. */
export const plan = `
(suicide|goodbye|farewell|death) (note|letter|video|message) ~(team|colleague|class|boss|office|student|cake|card|leave do|lunch|hair)
(write|leave|finish|seal|draft|record|ready|post|hide|done) _3 (last|final|goodbye|farewell) (note|letter|word|message)(!(team|of (course|term)))
(note|letter) _4 (write|done|finish|seal|ready|address) _5 (do it|after|when i|gone|dead|tonight|goodbye|find|know why)
(note|letter) for (when|after|them|whoever|my (mum|family|parent|kid|child)) _1 (i|find|gone|read|dead)
(save|stockpile|hoard|stash|collect|count|line up|hide|store|steal|gather|put (aside|by)|set aside|keep back|crush|lay out|empty|amass|build up|pile up|squirrel*) _4 ({pills}) ~(box|organiser|organizer|week|weekly|dog|cat|holiday|trip)
({means}) _2 (ready|wait|lay out|line up|hide|next to me|beside me|in my (hand|drawer|bag|car|garage|wardrobe|room|mouth)|under my|load|in front me|on (my|table|bed)|bedside|to my (head|neck|throat|temple|chest|wrist)|against my|around my neck|round my neck|tonight) ~(bag pack|breakfast|thyroid)
(have|buy|find|order|keep|bring|borrow|hold|pick up|own|steal|load|tie|make|sit with|look at|stare at|take out|get|i|there) _2 ({means}) _5 (tonight|pick|end it|die|kill|do it|myself|my head|just in case|use it|at night|alone|and date|nobody|know where|hang|garage|drawer|wait for|take it out|thursday|friday|monday|tuesday|wednesday|saturday|sunday)(!(for dinner|tent))
(buy|order|get|find) _1 (rope|noose|gun|razor blade|helium|charcoal|poison|shotgun)
(rope|gun|noose|helium|razor|blade|pill|poison) (arrive|come|here)
(take|swallow|neck|down|eat|pop|gulp|drink|have|inject) _2 (all|too (many|much)|whole|load|lot|bottle|box|packet|pack|strip|handful|every|everything in|bunch|fistful|rest|entire|enough|as many|dozen|ten|fifteen|twenty|thirty|forty|fifty|sixty|hundred|more than|double|overdose|20|30|40|50|60|100|24|32) _4 ({pills}|cabinet|cupboard)(!(for (my|the) (knee|back|headache|cold|flu)))
(drink|swallow) _1 (bleach|antifreeze|weedkiller|poison|detergent|drain cleaner|acid)
(take|plan|try|another|attempt|want|need|go|think|i|my|after) _2 overdose(!(on (chocolate|carb|netflix|sugar|coffee|caffeine|cake|cheese|christmas|pizza|tv|sunshine|crisp|sweet|vitamin|tea|pasta|cute*|nostalgia)))
(jump|leap|throw myself|throw me|fall|fling myself|hurl myself|step|walk|run|lie|lay|drive|crash|steer|swerve|veer|ride|roll|plough|slam|dive|let go) _2 (off|in front|under|into|from|out|onto|in) _3 (oncoming|{place})(!(station|ticket|seat|door|key|conference|trip|at|for|with|pool|this morning|carriage|home|today|yesterday|before work|path|show|view|temperature)) ~(pool|swim|dog|kid|lunch|late|early|seat|book|catch|commute|photo|picnic|boat|paddle|sunset|sightsee*|delay|ticket|walk|run|ride|dive board|sofa|friend|every morning|work|lovely|nice|beautiful|view|fun|pier|beach|fish|holiday|fell out|apple|kite|frisbee|leaf|squirrel)
({want}|think|go|might|could|should|imagine|about|keep|nearly|wonder|almost|i) _3 (jump|leap|throw myself|step|walk|drive|crash|steer|swerve|veer|lie) _2 (off|in front|under|into|onto|over) _2 (oncoming|{place}|there|it all)(!(station|seat|pool|with|work|town|the (office|shop))) ~(pool|swim|dog|kid|lunch|late|seat|commute|photo|picnic|boat|paddle|sunset|museum|dive board|every morning|exercise|lovely|holiday|job|steps|parking)
({want}|think|go|about|might|will) _1 jump(!(in|on|to|at|for|over|rope|higher|into|off (sofa|dive)|ship|queue|start|up|around|through|back|straight|with|out of bed|between))
(tie|make|knot|practise|fashion) _1 noose
(rope|belt|cord|noose|sheet|scarf|cable|plastic bag|bag|tie) _1 (round|over|on|around) my (neck|throat|head)(!(cold|warm))
(slit|cut|slash|open|slice|sever) _1 (my|both|up) _1 (wrist|throat|vein|artery)
(put|take|fire) _1 bullet (in|through) my
(blow|shoot) my (brain|head) out
bleed (out|to death)
(carbon monoxide|exhaust fume|head in oven|hose exhaust|plastic bag over) ~(alarm|detector|boiler|fit|service|check)
(pick|choose|set|settle|decide|fix|mark|circle|know|have|book|plan|find|scout|finalise|research|select|work out) _2 (date|day|time|place|spot|method|way|how|when|where|bridge|tree|hotel|night|location|moment|rope|train) _4 (die|do it|end it|end my|go through|kill|jump|hang|disappear|make it stop|it (end|happen|over)|my death|method|and (pill|note|rope)|nobody (find|know|stop)|to go)(!(gym|wedding|wash|sleep|bed|home|shop|homework))
(pick|choose|decide|know|set|have) _1 (date|day|time|place|method) and? _1 (date|day|time|place|method)
(decide|know|plan|work out|choose|pick|sort) _1 (what|how|when|where) i (do|go|end|leave|die) _3 ($|it|day|date|tonight|place|know|how|where|when)(!(wash|hair|with (my|the)|for (lunch|dinner|christmas)|next|first|after uni|at uni|this weekend))
(decide|know|set|pick|choose|circle|fix) (on)? (day|date|method)(!(of|for|night|with|off|when we|out|is my))
(plan|method|exit plan|exit strategy) (die|kill|end it|end my|hang|jump|overdose|hurt myself|for my death)
(have|make|get|i) plan (and|with|for)? (mean|pill|date|rope|gun|bridge|note|tonight)(!(tonight to|dinner))
(go|get|follow) (through|ahead) with (it|my plan|plan|end|kill|suicide|die|this)
(tonight|tomorrow|this time|weekend|friday|saturday|sunday|monday|soon|today|thursday|wednesday|tuesday|christmas) _2 (i )?(go )?(do it $|do it and|dead|end it|end this|not wake|die|go through with|finish it all|take them all|pull trigger|gone forever|over for me)
i (go |might )?(do it|end it|finish it|go) (after|once|when|before|tonight) _2 (asleep|exam|birthday|bed|christmas|funeral|sleep|wedding|out|gone|tonight|alone)
(jump|do it|end it|take them) (tonight|once (everyone|they)|after (everyone|they|he|she) (sleep|asleep|gone))
pull trigger (tonight|$|end)
(attempt|try) _1 (suicide|on my life|end my life|end it all|overdose|take my life|hang myself)
(my|another|second|third|next|fail|recent|last) _1 attempt (last|yesterday|this (week|month|morning)|on my life|fail|not work|on (friday|saturday|sunday|monday|tuesday|wednesday|thursday))
(attempt|overdose) (last (night|week|weekend|month)|yesterday|this (morning|week)|two (day|week|night) ago|few (day|week) ago|other (day|night))
(pull|talk|save|cut|find) _1 (back|down|off|from) _1 (ledge|bridge|edge|track|rope|noose|roof) (last night|yesterday|today)
`

/** A question about how. The answer is never given, and no story around it makes a difference. */
export const method = `
(what|which|tell|know|give|list|find|best|describe|explain|look|need|google|search|research|show|suggest|recommend|name|rank|teach|any|every|are there|is there) _4 (way|method|mean|dose|technique|option|height|place|bridge|amount|mix|step) _3 (die|kill (myself|yourself|someone quick*)|suicide|overdose|end (it all|my life|your life|life)|hang (myself|yourself)|self harm|cut myself|hurt myself|bleed out|jump off|go (quietly|peaceful*|painless*|without pain)|lethal|fatal|not wake)
(painless*|least painful|pain free|quickest|fastest|easiest|surest|most effective|peaceful|gentlest|less painful|cleanest|guarantee|foolproof|quietest|kindest|quick|simple|best) _2 (way|method|death|suicide|poison|exit) _2 (die|death|end it|end my|kill myself|suicide|leave this|go (quietly|without|$|out)|overdose|do it $|not wake|bleed|pass|gone|out this)
(painless*|lethal|fatal|deadly|ld50) (death|suicide|way die|dose|amount|quantity|combination|mix|mixture|overdose|poison|drug|height|for me)
(lethal|fatal|enough) (kill|die|dose) (me|myself|human|person)?
how (many|much|long|high|deep|fast|far|big|tight|hard|low) _7 (die|kill (me|you|myself|yourself|person|someone|human|adult|instant*|$)|overdose|end my life|bleed (out|death)|not wake|lethal|fatal|deadly|enough (die|kill)|lose consciousness|stop (my|your) heart|hang $|drown|suffocate|never wake|fall from|be sure i)
how _3 (kill (myself|yourself|oneself|person|human|someone|him|her|my)|suicide|overdose|hang (myself|yourself)|tie noose|make noose|die (without|quick*|painless*|peaceful*|in my sleep|fast|tonight|quiet*|by|easily|easy|$)|end my life|end it all|slit|bleed out|suffocate|drown (myself|yourself)|poison (myself|someone|my|person|him|her)|cut (myself|deep|my (wrist|arm)|deeper)|hide (my )?(cut|scar|self harm)|starve (myself|death)|get away with (kill|murder|poison)|stop my heart|unalive|self harm)
(what|which|how much|how many|enough|any|would|can|could|will) _2 (dose|amount|quantity|combination|mix|number|{pills}|chemical|gas|household|plant|substance) _4 (lethal|fatal|deadly|kill (me|you|someone|person|fast*|human|quick*|painless*|people|instant*|without)|end my life|die $|kill myself|stop (my|your|someone) heart|cause death|not wake|never wake|untraceable)
(if i|would|what happen*|can|will) _2 (bottle|box|ten|twenty|thirty|forty|fifty|sixty|20|30|40|50|60|100|handful|all my|enough|mix|take|jump|hang|drown|bleach|fall|drink|overdose) _4 (kill me|kill you|kill person|enough (die|kill)|lethal|fatal|finish me|end it|i die|do the job)
(hang|drown|overdose|bleed out|die|suffocate) _1 (painful|painless|hurt (much|a lot|$|or|more|less))
(does|do|is|will) (it )?hurt (die|when you (die|hang|jump|drown)|hang|drown|bleed out)
where _3 (buy|get|find|order|purchase|obtain) _2 (cyanide|poison|gun|helium|nembutal|pentobarbital|sodium nitrite|lethal|noose|fentanyl|enough pill)
(nembutal|pentobarbital|sodium nitrite|exit bag|suicide kit|partial suspension|peaceful pill)
(step|instruction|guide|tutorial|recipe|tip|advice|advise) _3 (kill (myself|someone|yourself)|suicide|die (quick*|painless*)|overdose|hang (myself|yourself)|cut myself|noose)
`
