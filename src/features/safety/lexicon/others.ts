/** Somebody else is in danger now. The explicit frames are read for other people too; here is only what differs. */
export const otherDanger = `
(want|wish|go|plan|threaten|try|about|keep|decide|intend|talk|say|promise|think|might|swear|attempt|could|may) _3 (({lethal}|{hurt}) {themself}|(end|take|slit|cut|slash) (his|her|their) (life|wrist|arm|throat))
({they}) _2 (take|swallow)? (overdose|all (his|her|their)|whole|bottle|handful|load|lot|box|too many|everything in) _2 ({pills}|overdose|$|cabinet|and|last)
({they}) _2 take overdose
({they}) _4 (roof|rooftop|bridge|ledge|rail|railing|cliff|track|overpass|viaduct|multi storey|balcony) _4 (jump|say|cry|threaten|not (come|get)|talk about|alone|shout|drunk|text|sob|goodbye|die|right now|now)
({they}) _3 (go|about|say|threaten|want|might|ready) _2 jump(!(in|on|to|at|for|over|rope|ship|into|up|queue|off (sofa|dive)))
({they}) _3 (text|send|leave|write|post|message|ring|call|email|record|say|find) _2 (goodbye|suicide note|note|farewell|final message|last message)(!(for|to (team|teacher)|party|at|about|on (fridge|door))) _2 (not|everyone|$|me|last|then|because|from|forever|before)
(lock|shut|barricade) _2 ({themself}|door|in|bathroom|room) _6 (razor|pill|knife|gun|blade|rope|not (answer|open|come)|scissors|threaten|die|hurt|blood|end)
not (answer|respond|breathe|wake|move|conscious|reply|pick up|open door) _8 (pill|goodbye|overdose|suicid*|note|threat*|knife|blood|bottle|last message|die|end it)
(goodbye|pill|overdose|suicid*|note|threat*|knife|end it) _8 not (answer|respond|breathe|wake|move|reply|pick up|open)
({they}) _1 not (breathe|wake up|conscious|respond)(!(to (email|me|text)))
(unconscious|pass out|blue lip|lip blue|bleed|collapse|foam|limp|go blue) _6 (pill|overdose|wrist|arm|bottle|drug|what i do|help|bathroom|bath|blade|razor|heroin|vodka)
({they}) _2 (hold|find|grab|buy|hide|carry|sit with|take|get|with)? (gun|knife|rope|noose|razor|blade|shotgun|rifle|pill|petrol|bleach) _4 (say|threaten|will|want|lock|to (his|her|their) (head|throat|wrist|neck)|cry|in (his|her|their) (room|hand|mouth)|die|end it|round|around|under (his|her|their)|kill|out)
(his|her|their) (gun|shotgun|rifle|wrist) _2 (out|slit|cut|bleed|load)
(cut|slash|slit|hang|overdose|drown|shoot|stab|hurt|burn) ({themself}|(his|her|their) (wrist|arm|throat|vein)) (right now|now|tonight|badly|and bleed|this (minute|morning|evening)|today|deep|hour ago|last night)
(find|catch|stop|see|walk in on) (him|her|them|{kin}) _4 (hang|cut|rope|razor|blade|knife|pill|noose|gun|unconscious|try (hang|kill|jump|end)|overdose|bridge|roof|ledge|about jump)
({they}) _4 (say|tell|text|message|write|post|confide|whisper|admit|announce|scream|shout|sob|cry|hint|confess|reckon|think|believe|feel|want|talk|wish|ask) _5 (better off (dead|without (her|him|them|us))|not want (live|here|alive|wake|exist|around|go on)|no (point|reason) _1 ({live})|(die|dead) $|end it (all|tonight|now|soon|today|$)|not here (tomorrow|next|much|soon)|gone (by|soon|tomorrow)|never wake|last (time|night|message)|(he|she|they) burden|nothing leave live for|nobody miss (him|her|them)|goodbye forever|do with (life|live)|take (his|her|their) life|dead by|no future)
({they}) _3 suicidal
({they}) _1 (beat|hit|strangle|choke|rape|abuse|batter|kick|molest|threaten|lock|stab|hurt) (her|him|them|(my|his|her|their) _1 ({rel}|baby))(!(at|in (race|final|game)|up|feel|record|score|to|hard))
(think|afraid|worry|know|fear|sure|convince|believe|suspect|feel) _4 (go|about|might|may|could|plan|try|want) _2 (({lethal}|hurt|harm) {themself}|do something (stupid|silly|bad|terrible|drastic|awful|to)|(end|take) (it|his|her|their) (life|all)|suicide|overdose|jump|suicidal)
(someone|man|woman|girl|boy|lady|person|stranger|lad|guy) _3 (stand|about|go|threaten|on|sit|climb|hang) _3 (jump|bridge|ledge|roof|railing|track|edge|parapet)
(missing|go missing|disappear|run off|not home) _6 (note|suicid*|goodbye|pill|threaten|kill|depress*|hurt {themself})
`

/** Worry about another person, without a danger that cannot wait. */
export const worry = `
(worry|concern|afraid|anxious|fear|sick|lose sleep|uneasy|heartbroken|desperate|nervous) _1 (for|over|how)? _1 ({kin}|him|her|them|mum|dad|grandad|gran|nan|someone i|friend|mate)(!(exam|test|drive|match|interview|school (run|report)|homework|flight|birthday|wedding|result|maths|gcse|first day|football|car|visit|travel|trip|party|present|play|recital|of (my|the) (dog|cat)|dog|cat|cook)) ~(exam|driving test|interview|flight|birthday|wedding|homework|recital|present|cake|surprise|meet|meeting|dinner|embarrass)
(how|what|where|advice|tip|help|best way) _4 (help|support|talk|say|reach|get through|comfort|look after|cheer up|approach|persuade|for|do) _1 ({kin}|someone|him|her|them|{rel}|mum|dad) _7 ({ill})
({kin}|he|she|they|mum|dad|someone i (know|love)|friend|mate) _4 (depress*|hopeless|withdrawn|self harm*|({hurt}|starve|hate) {themself}|make {themself} sick|drink (too much|{themself}|heavily|every|again|more)|stop (eat|talk|go out|leave|see|answer|wash|get up|smile|care|take)|not _1 (eat|sleep|leave|cope|himself|herself|themselves|okay|well|get out|speak|talk|look after|doing well|come out|get up|open up|stop cry|right)|hardly (eat|sleep|leave|speak|talk|go)|barely (eat|sleep|leave|speak|talk|go)|dark place|bad place|low place|shadow|cry (all|every)|isolat*|lonely|fall apart|broken|struggl*|suffer|grieve|seem (low|down|sad|lost|flat|empty|numb|distant|off|hopeless|different)|low|down(!(at|under|here|road|pub|on|with flu|south|three|two|one))|sad|breakdown|panic attack|anorexi*|bulimi*|eat disorder|psychosis|lose (hope|interest)|give up (on|hope|$)|hear voice|addict*|relapse|use again|shut (me|us|everyone) out|push (me|us|everyone) away|spiral*|mental health|no friend|bully|pick on|rough patch|hard time|tough time)
`
