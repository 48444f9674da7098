/** Violence, sexual abuse, confinement or a threat that somebody does to the speaker or the children, now. */
export const abuse = `
({they}) _4 ({strike}) _1 (me|us|my (kid|child|son|daughter|face|head|throat|arm|mum|hair|baby|sister|brother|dog)|kid|child|baby|our|her (kid|child|son|daughter))(!(in (chess|fifa|race|final|game)|at|to|up|three|two|feel|hard|score|by|record|out|with (kindness|news|question|cold)|for (first|a lift)|over for)) ~(toddler|ball|sneeze)
({they}) _3 (violent|physical|aggressive|physically|sexually) _1 (with|to|towards|me|at|when|again|since|tonight|every|abuse|assault)
({strike}) (by|at home by) _1 (he|she|him|her|them|someone|my|{rel})(!(of my))
(i|get|we|me) _1 get (hit|beat|batter|rape|strangle|kick|lock in)(!(by|in|at|three))
(hold (captive|prisoner|hostage)|keep prisoner|lock (me|us) (in|inside|indoors|up|out)|against my will)(!(car by))
(throw|smash|break|hurl|chuck|launch|kick|hit) _3 (at me|at us|at my (head|face)|at (kid|wall)|plate|furniture|house up|flat up|place up|wall|hole|door|my phone|glass|pan|mug|chair|bottle|cup|everything|stuff) _2 (me|us|when (he|she)|near my|because|in front|say|so i|rage|temper|at my)
({they}) _3 (lock|trap|shut|chain|imprison|confine|barricade) (me|us|kid)(!(out of the (car|game)|loop|conversation))
({they}) _1 not (let|allow|permit) (me|us)? (leave(!(early|work|table|meeting|without (breakfast|a hug)))|out(!(of (the )?(cot|bed)))|go out|go outside|outside|go home|eat(!(meat|sweet|sugar|carb|before))|see doctor|sleep|use (toilet|bathroom)|escape|go anywhere)
(take|hide|keep|destroy|burn) my (passport|paper|document|visa|insulin|key) _2 (so|away|because|from|$|not)
({they}) _2 (threaten|say|swear|promise|tell|text|message|vow|warn|shout|scream) _5 (kill|hurt|stab|shoot|burn|beat|murder|strangle|harm|bury|cut|smash|end|take kid|break my|slit|drown|acid|destroy|hit|attack|rape|set fire|hunt|make me disappear|find me|come after) _1 (me|us|my|kid|him|her|our|if i|himself and|everyone|child)
({they}) threaten _1 (me|us|my|violence|kid|with (knife|gun|bat|hammer|belt)|rape|kill|hurt|leak)(!(redundan*|sack|fine))
(threaten|threat) (me|us|my life|kill me|hurt me) (again|with|every|because|if|when|tonight|$|last)?(!(redundan*|sack|fine|legal))
(death|rape) threat
(say|swear|threat*|promise|think|know|sure|afraid|one day|believe|convince|worry) _3 ({they}) _2 (kill|murder) (me|us)
(kill|murder) (me|us) (one day|in my sleep|if i (leave|tell|go|speak|try)|next time|eventually|and kid|for leave|this time)
(afraid|fear|worry|convince) _2 ({they}|him|her) _3 (kill|hurt|hit|beat|attack|harm|murder|find|strangle|stab|rape|come after|snap|touch) (me|us|kid|my (kid|child|son|daughter|mum)|her|him|again|tonight|when|this time|$)
(afraid|fear) for (my|our|kid) (life|safety|live)?
(afraid|not _1 safe|unsafe|dread) _1 (go home|at home|in my (home|house|room|bed)|sleep at home|go back (home|him|her)|leave (him|her)|home|alone with (him|her|my)|in same (room|house)|fall asleep next|open door|when (he|she) (come|get|drink|home)|with (him|her))(!(alone|after (watch|film)|dark))
(come|get|sneak|climb) (in|into) my (room|bed|bedroom) _2 (night|touch|drunk|when) _3
({they}) _2 (touch|feel|grope|fondle|undress|film|kiss|rub|put hand) (me|us|my|up|his|himself|on me|down there|under my) _4 (night|not want|uncomfortable|private|secret|sleep|asleep|bed|no|stop|sexual*|inappropriate*|wrong|without|where|alone|nobody|let|drunk|bath|skirt|shirt|clothes|way i)
(force|make|pressure|coerce|guilt|blackmail) _2 (have )?(sex|sexual|sleep with|undress|strip|touch (him|her)|watch porn|send (him|nude|naked|picture)|marry|marriage|abortion|prostitut*)
(sex|sleep with (him|her)) _3 (not want|against my will|say no|every time|while i sleep|force|without consent|or (he|she))
({they}|i|we|me) _1 (rape|molest|sexually (assault|abuse)|sexual assault|gang rape)
(hide|lock|barricade|shut|cry) _1 (in|under|behind|inside|myself in|from)? (bathroom|toilet|bedroom|cupboard|wardrobe|closet|car|room|garden|bed|neighbour|shed|attic|garage|loft|from) _3 (he|she|they|him|rage|smash|drunk|violent|bang|shout|{kin})(!(surprise))
({they}) _3 (hold|pick up|pull|come at me with|grab|wave|point|put|carry|with|get)? _1 (knife|gun|hammer|machete|bat|axe|blade|weapon|cleaver|shotgun|belt) _3 (at|to|on|me|us|my|threaten|right now|by bed|or else|against|out|when|throat|because|say)(!(to (cut|open|carve|slice)))
({they}) _1 knife _3 threaten
({they}|stalker) _2 (outside|follow|stalk|turn up|show up|wait|watch|track|break in|bang on|sit outside|park outside|hang around) _2 (me|us|my|house|home|flat|door|work|everywhere|window|again|night)(!(film|match|tv|with (flowers|a coffee)|party|birthday)) ~(pick me|lift|party|match|film|telly|tv|parcel|delivery|taxi|show|instagram|present|flowers|dinner|kids play)
(hand|pillow|arm|knee|scarf|belt) _1 (around|round|on|over|across|to) my (throat|neck|mouth)
(black eye|split lip|bruise|broken (rib|arm|nose|wrist|jaw|finger)|fracture|mark on my neck) _4 (from (him|her|{kin}|my)|he|she|because (he|she)|when (he|she)|hide|makeup|make up|sunglasses|again|cover)
({they}) _1 (give|leave) me _1 (with )?(black eye|bruise|split lip|mark|broken|fat lip|hiding|beating|kick|concussion|belt|leather|do|hit|scar)(!(dance|best))
(raise|lay|put|lift) (his|her|their) (hand|finger|fist) (to|on|at|up|against) (me|us|my|kid|child)
(kick|knock|shove|push|hit|slap|drag|throw) (me|us|my mum|her) (about|around|down (stairs|the)|into wall|against|across|onto|unconscious)
(every|each) time _2 (drink|drunk|angry|football|home|lose|argue|late|say no|dinner) _3 (hit|beat|hurt|pay for it|bruise|violent)
(domestic|violent|abusive) (violence|abuse|relationship|home|marriage|partner|husband|dad|father|man|boyfriend|girlfriend|mother|mum|household|parent|family|wife|ex)
(plan|need|try|want|help|how) _2 (escape|flee|run away|get (out|away)|leave) _1 (him|her|my (husband|wife|partner|boyfriend|girlfriend|abuser|father|family)) _2 (safe*|before|without|alive|kid|tonight|know|find)
(forced marriage|honour kill|fgm|trafficker|pimp)
({they}) (starve|drug|poison|sedate|spike) (me|us|my (food|drink|tea))
nowhere (safe )?(go|sleep|run) _1 $
`

/** An intention, a plan or a fear of one's own to hurt somebody else. */
export const harmOthers = `
(i|{want}|go|think|urge|might|fantasy|about|dream|able|ready|afraid|control|image|imagine|thought) _2 ({attack}) _1 {him}(!(in|at|with (kindness|love|hug|question)|to|feel|up|lol|out|score|record|time|for (eat|steal|leave|forget|not|spoil|take)|if (he|she|they) (eat|leave|forget|spoil|not|finish|touch)|when (he|she) (get|come) home|laugh|back|off guard|five|down (at|the)|by))
({think}) _1 (how|when|where) _2 ({attack}) {him}
(afraid|worry|fear) _2 (what i (might|could|may|capable|go|do)|i (might|could|may|go|lose|do)|lose control|lose it|hurt|harm|kill|i) _4 (him|her|them|someone|anyone|people|{kin}|baby|kid|ex)(!(down|feel|exam|off|that i)) ~(disappoint|upset|miss|forget|lose (my )?job|present|embarrass|wake|bore|let them down|leave me|lose (him|her|them|my))
lose (control|it|my temper) _2 (hurt|kill|hit|harm|shake|attack|stab|strangle|beat|do something)
not (stop|trust|control|guarantee|promise|hold) (myself|me|i)? _2 ({attack}) {him}
not trust myself (around|near|with|alone with) (him|her|them|{kin}|baby|kid|people)
(someone|people|he|she|they|everyone|{kin}) _2 (go|deserve|need) _1 (get )?(hurt|kill|stab|shoot|dead|die|pay|bleed|suffer) _3 (me|my|tonight|hand|knife|gun|make sure|soon|because i|i (will|do|make|kill))
(want|wish|hope|need) (him|her|them|everyone|{kin}|those) (dead|die|bleed|suffer|in ground)
make (him|her|them|everyone|{kin}) (suffer|bleed|beg|regret born|pay (in|with|for what)|wish they (dead|never)|feel my pain|hurt)
(i|bring|take|carry|get|buy|keep|pack|sharpen|hide|there) _2 (knife|gun|bat|hammer|machete|rifle|acid|weapon|axe|crowbar|petrol|shotgun) _6 (school|college|his house|her house|their house|hurt|kill|stab|wait for|for (him|her|them|anyone)|use it on|next time|teach (him|her|them)|get (him|her|them)|everyone|office|show (him|her|them)|revenge|outside his|outside her)
(wait|lie in wait|park|hide|go round|go over|drive|on my way|head|follow|stand|sit) _2 (for|outside|near|round|behind|to) (him|her|them|his|their|{kin}) _6 (hurt|kill|stab|bat|knife|hammer|gun|teach|pay|burn|smash|attack|beat|finish|revenge|regret)
(shoot up|blow up|burn down|bomb|set fire|torch|massacre|shoot everyone) _2 (school|office|house|church|mosque|synagogue|place|workplace|building|class|college|mall|flat|home|uni|club|party|crowd|station|shop|hospital|in|at)
(i|hand|urge|want) _2 ({attack}|throw) my? (baby|newborn|toddler|child|kid|son|daughter|little one)(!(feel|hand|about|ball|party|surprise|in air))
({attack}) my (baby|newborn|toddler|child|kid|wife|husband|girlfriend|boyfriend|partner|gran) (until|because|last|tonight|again|today|yesterday|$|hard|badly)
(voice|god|demon|devil|satan|head) _3 (tell|order|command|say|want|scream|whisper) (me|i|at me)? (should|must)? (kill|hurt|stab|harm|attack|punish|jump|die|end|cut|burn|do it)
(kill|take|murder|shoot) (everyone|them all|us all|them|him|her|my (kid|family|wife|husband|child)|kid|child|family) (with|before|then|and)? (me|myself|kill)
(revenge|payback|vengeance|get even|get back at) _5 (blood|knife|gun|kill|hurt|stab|bleed|hospital|dead|burn|beat|die|pain|suffer)
(beat|kick|hit|smash|knock|stamp) (shit|crap|life|hell|head|face|teeth|skull|brain|his|her|their) _1 (out|in|head|face|teeth|skull) _1 (him|her|them|my)
(hit|kill|death) list(!(of))
`
