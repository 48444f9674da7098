/** Somebody else is in danger now. The explicit frames are read for other people too; here is only what differs. */
export const otherDanger = `
(want|wish|go|plan|threaten|try|about|keep|decide|intend|talk|say|promise|think|might|swear|attempt|could|may) _3 (({lethal}|{hurt}) {themself}|(end|take|slit|cut|slash) (his|her|their) (life|wrist|arm|throat))
({they}) _3 (overdose|swallow _3 ({pills})|take _1 (all|whole|bottle|handful|too many|load|box|packet) _2 ({pills}))
({they}) _4 (roof|rooftop|bridge|ledge|rail|railing|cliff|track|overpass|viaduct|multi storey|balcony|edge) _5 (jump|say|cry|threaten|not (come|get)|talk about|alone|shout|drunk|sob|goodbye|die|right now|now)
({they}) _3 (text|send|leave|write|post|message|ring|call|email|record|say) _2 (goodbye|suicide note|note|farewell|final message|last message) _4 (not|phone|car|go|$|last|then|because|forever|police|missing|answer|worry) ~(milk|fridge|teacher|team|shop|party|bin|postman|homework)
(lock|shut|barricade) _2 ({themself}|door|in|bathroom|room) _6 (razor|pill|knife|gun|blade|rope|not (answer|open|come)|scissors|threaten|die|hurt|blood|end)
({they}) _1 not (breathe|wake up|conscious|respond)
(unconscious|pass out|blue lip|lip blue|bleed|collapse|foam|limp|go blue) _6 (pill|overdose|wrist|arm|bottle|drug|what i do|help|bathroom|bath|blade|razor)
({they}) _3 (gun|knife|rope|noose|razor|blade|shotgun|rifle|pill|petrol|bleach) _4 (say|threaten|want|lock|to (his|her|their) (head|throat|wrist|neck)|cry|in (his|her|their) (room|hand|mouth)|die|end it|around|round|under (his|her|their)|kill|out)
(cut|slash|slit|hang|drown|shoot|stab|hurt|burn) ({themself}|(his|her|their) (wrist|arm|throat|vein)) (right now|now|tonight|badly|bleed|this (minute|morning|evening)|today|deep|hour ago|last night)
(find|catch|stop|see|walk in on) (him|her|them|{kin}) _4 (hang|cut|rope|razor|blade|knife|pill|noose|gun|unconscious|try (hang|kill|jump|end)|overdose|bridge|roof|ledge|jump)
({they}) _4 (say|tell|text|message|write|post|confide|whisper|admit|scream|shout|sob|cry|hint|confess|reckon|think|believe|feel|want|talk|wish|ask) _5 (better off (dead|without (her|him|them|us))|not want (live|here|alive|wake|exist|around|go on)|no (point|reason) _1 ({live})|(die|dead) $|end it (all|tonight|now|soon|today|$)|never wake|last (time|night|message)|(he|she|they) burden|nothing live for|goodbye forever|do with (life|live)|take (his|her|their) life|plan (hang|die|kill|end))
({they}) _1 (beat|hit|strangle|choke|rape|abuse|kick|molest|threaten|lock|stab|hurt) (her|him|them|(my|his|her|their) _1 ({rel}))(!(at|in (race|final|game)|up|feel|record|score|hard))
`

/** Worry about another person, without a danger that cannot wait. */
export const worry = `
(worry|concern|afraid|anxious|fear|sick|lose sleep|heartbroken|desperate|nervous) _1 (for|over|how)? _1 ({kin}|him|her|them|mum|dad|grandad|gran|nan|friend|mate)(!(exam|test|drive|match|interview|school (run|report)|homework|flight|birthday|wedding|result|car|visit|travel|trip|party|present|play|recital|dog|cat|cook)) ~(exam|driving test|interview|flight|wedding|homework|recital|present|surprise|meet|dinner|beat)
(how|what|where|advice|tip|help) _4 (help|support|talk|say|reach|comfort|look after|cheer up|approach|persuade|for|do) _1 ({kin}|someone|him|her|them|{rel}) _7 ({ill})
({they}) _4 (depress*|hopeless|withdrawn|self harm*|({hurt}|starve|hate) {themself}|make {themself} sick|drink (too much|lot|{themself}|heavily|every|again|more)|stop (eat|talk|go out|leave|see|answer|wash|get up|smile|care)|(not|hardly|barely) _1 (eat|sleep|leave|cope|himself|herself|themselves|okay|well|get out|speak|talk|look after|come out|get up|open up|stop cry|right)|dark place|bad place|shadow|cry (all|every|lot)|isolat*|lonely|fall apart|broken|struggl*|suffer|seem (low|down|sad|lost|flat|empty|numb|distant|off|hopeless|different)|low|down(!(under|here|road|pub|south))|sad|breakdown|panic attack|anorexi*|bulimi*|eat disorder|psychosis|lose (hope|interest)|give up $|hear voice|addict*|relapse|use again|shut (me|us|everyone) out|push (me|us|everyone) away|spiral*|mental health|no friend|bully|rough patch|hard time|tough time)
`
