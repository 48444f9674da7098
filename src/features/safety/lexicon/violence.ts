/** Violence, sexual abuse, confinement or a threat that somebody does to the speaker or the children, now. */
export const abuse = `
(rape|molest|sexually (assault|abuse)|grope|strangle|choke) (me|us)
({they}) _2 force {themself} on (me|us)
({they}) _4 ({strike}) _1 (me|us|my (kid|child|son|daughter|face|head|throat|arm|mum|hair|baby|sister|brother)|kid|child|baby|our)(!(in (chess|race|final|game)|at|up|three|two|feel|hard|score|by (one|two|three|ten|six)|record|out|off|with (kindness|news|question)|over|under|into (talk|go|buy|trouble)|a|party|birthday|for (first|lift)|surprise))
({they}) _3 (violent|aggressive|physical with|physically|sexually) _1 (with|me|at|when|again|since|tonight|every|abuse|assault|hurt)
({strike}) (by|at home by) _1 (he|she|him|her|them|someone|my|{rel})
(hold (captive|prisoner|hostage)|keep prisoner|against my will|lock (me|us) (in|inside|indoors|up|out))
({they}) _3 (lock|trap|shut|chain|imprison|bolt|barricade) (me|us|kid|door|window|in)
not (let|allow|permit) _1 (me|us|i)? (leave ($|house|flat|home|him|her|room)|out ($|flat|house|room|home|of (flat|house))|go out|outside|go home|see doctor|use (toilet|bathroom)|escape|go anywhere)
(throw|smash|break|hurl|chuck|kick|hit) _3 (at me|at us|at my|plate|furniture|house up|flat up|place up|wall|hole|door|my phone|glass|pan|mug|chair|bottle|cup|everything) _3 (me|us|when (he|she)|because|in front|say|rage|temper|at my|kid) ~(i throw|i break|i smash|party)
({they}) _2 (threaten|say|swear|promise|tell|text|message|vow|warn|shout|scream) _9 (kill|hurt|stab|shoot|burn|beat|murder|strangle|harm|bury|end|take kid|break my|slit|drown|acid|destroy|hit|attack|rape|hunt|disappear|come after) _2 (me|us|my|kid|him|her|our|if i|everyone|child|house)(!(laugh))
({they}) threaten _1 (me|us|my|violence|kid|with (knife|gun|bat|hammer|belt)|rape|kill|hurt|leak)
(say|swear|threat*|promise|think|know|sure|afraid|one day|believe|convince) _3 ({they}) _2 (kill|murder) (me|us)
(afraid|fear|worry|convince) _2 ({they}|him|her) _3 (kill|hurt|hit|beat|attack|harm|murder|strangle|stab|rape|come after|snap|touch) _1 (me|us|kid|my|her|him|again|tonight|when|this time|$)
(afraid|fear) for (my|our) (life|safety)
(afraid|not safe|unsafe|dread|not feel safe) _1 (go home|at home|in my (home|house|room|bed)|sleep at home|go back (home|him|her)|leave (him|her)|home|alone with (him|her|my)|fall asleep next|when (he|she) (come|get|drink|home)|with (him|her))(!(alone|after))
(in|into) my (room|bed|bedroom) _2 (night|touch|drunk) _3 (he|touch|me|undress|hand)?
({they}) _2 (touch|feel|grope|fondle|undress|film|kiss|rub|make me touch|put hand) _1 (me|us|my|himself|him|down there|under my) _4 (night|not want|uncomfortable|private|secret|sleep|asleep|bed|no|stop|sexual*|wrong|without|where|alone|nobody|drunk|bath|clothes|$)(!(heart|deeply))
(force|make|pressure|coerce|guilt|blackmail) _2 (sex|sexual|sleep with|undress|strip|touch (him|her)|watch porn|send (him|nude|naked)|marry|marriage|abortion)
({they}|i|we|me) _1 (rape|molest|sexually (assault|abuse)|sexual assault|gang rape)
(hide|lock|barricade|shut|cry) _2 (bathroom|toilet|bedroom|cupboard|wardrobe|car|room|neighbour|shed|attic|garage|from (him|her|my)) _3 (he|she|they|him|rage|smash|drunk|violent|bang|shout|{kin})
({they}) _3 (knife|gun|hammer|machete|bat|axe|blade|weapon|cleaver|shotgun|belt) _3 (at|to my|me|us|threaten|right now|by bed|or else|against|throat|kid)
({they}) _2 (outside my|follow me|stalk|turn up at my|show up at my|wait outside|wait for me|watch my|track me|break in|bang on|park outside|hang around my|outside) _2 (again|night|house|home|work|door|flat|everywhere|hurt|afraid)? ~(lift|party|match|film|telly|parcel|delivery|taxi|instagram|present|dinner)
(hand|pillow|arm|knee|scarf|belt) _1 (around|round|on|over|across|to) my (throat|neck|mouth)
(black eye|split lip|bruise|broken (rib|arm|nose|wrist|jaw)|mark on my neck) _4 (from (him|her|{kin})|he|she|when (he|she)|hide|makeup|sunglasses|again|cover)
({they}) _1 (give|leave) me _1 (black eye|bruise|split lip|mark|fat lip|beating|kick|concussion|belt|leather|hit|scarr)
(raise|lay|put) (his|her|their) (hand|finger|fist) (on|at|up|against)? (me|us|my|kid|child)
(kick|knock|shove|push|hit|drag|throw) (me|us|my mum|her) (about|around|down (stairs)|wall|across|onto|unconscious)
`

/** An intention, a plan or a fear of one's own to hurt somebody else. */
export const harmOthers = `
(i|{want}|go|{think}|urge|might|dream|able|afraid|control|hand) _2 ({attack}) _1 {him}(!(in|at|with (kindness|love|hug|question)|feel|up|lol|out|score|record|time|for (eat|steal|leave|forget|not|spoil|take)|laugh|back|off guard|down|by|good)) ~(chess|game)
({want}|go|{think}) _1 (put|leave|see|make) {him} (in (hospital|ground|grave)|suffer|bleed|dead|pay|beg|hurt|regret)
(afraid|worry|fear) _2 (what i (might|could|may|capable|go|do)|i (might|could|may|go|lose|do)|lose control|hurt|harm|kill) _4 (him|her|them|someone|anyone|people|{kin}|kid|baby|ex)(!(down|feel|exam|off)) ~(disappoint|upset|miss|forget|job|present|embarrass|bore|let (him|her|them) down|leave me|lose (him|her|them|my))
not (stop|trust|control|guarantee|promise|hold) (myself|me|i)? _2 (({attack}) {him}|(around|near|with|alone with) (him|her|them|{kin}|baby|kid))
(want|wish|hope|need) (him|her|them|everyone|{kin}) (dead|die|bleed|suffer|in ground)
(bring|take|carry|get|have|buy|keep|pack|sharpen|hide|i) _2 (knife|gun|bat|hammer|machete|rifle|acid|weapon|axe|crowbar|petrol|shotgun) _6 (school|college|his|her house|their house|hurt|kill|stab|wait for|use it on|teach (him|her|them)|get (him|her|them)|everyone|office|show (him|her|them)|revenge)
(shoot up|blow up|burn down|bomb|set fire|torch|massacre|shoot everyone) _2 (school|office|house|church|mosque|synagogue|place|workplace|building|class|college|mall|flat|home|uni|club|party|crowd|station|shop|hospital|in|at)
(voice|god|demon|devil|satan|head) _3 (tell|order|command|say|want|scream|whisper) _1 (me|i)? (must|should)? _1 (kill|hurt|stab|harm|attack|punish|burn)
(kill|take|murder|shoot) (everyone|them all|us all|them|him|her|my (kid|family|wife|husband|child)|kid|child|family) (with|before|then)? (me|myself|kill)
(revenge|get even|get back at) _5 (blood|knife|gun|kill|hurt|stab|bleed|hospital|dead|burn|beat|die|suffer)
`
