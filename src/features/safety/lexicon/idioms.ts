/**
 * Set phrases, taken out of a sentence before the frames read it. They are matched on every word of it, small ones too.
 * A frame asks for a person as the object of "kill" or "hurt", so killing time or a process needs no entry here.
 */
export const idioms = `
(die|dying) to (see|know|meet|try|hear|get|go|tell|ask|find|watch|read|taste|visit|show|eat|have|be (back|on|in)|start|use|play|wear|share|book|open|finish)
(die|dying|death) (for|of|from|with|by) _2 (laugh*|embarrass*|boredom|hunger|thirst|shame|cute*|cringe|curiosity|envy|happiness|joy|heat|cold|shock|fright|excite*|suspense|jealous*|old age|flu|powerpoint|meeting|chocolate|email|laughter|spreadsheet*|awkward*)
(die|dying) for (a|an|some|the|that|this|those|it to be (summer|friday|spring|winter)|holiday|coffee|tea|chocolate|lunch|dinner|food|sleep|bed|cake|your|her|his)
to die for
(die|dying|cry|wet myself) (laugh*|inside|lol|over here|here with)
(laugh|cringe|cry laughing|embarrass*|mortify|blush|awkward|shame) _9 (die|dead|disappear|vanish|swallow me|hide|ground|kill me|hurt)
(die|disappear|vanish|ground|kill me|dead) _9 (embarrass*|mortify|awkward|cringe*|blush|call my teacher|on mute|laugh*)
(near*|almost|practically|basically|literally|could have|thought i would|just about|half) (die|dead) !(last (night|week)|by|on purpose|because i (take|cut))
(he|she|they|it|you|who|everyone|we all) (nearly|almost) (die|dead)
before i die
when i die i want (my ashes|to be)
(die|dying) (in (the|a|this|that|act|chapter|episode|season|scene|book|film|game|minecraft|fortnite|elden|dark souls|mario|every)|at (the )?(boss|level|end|first|second|third|last|start)|to the|again in|three times|twice|so many times)
(starve|bore|scare|freeze|froze|sick|work|worry|love|tickle|frighten|laugh|thrill|embarrass*|sweat|bake|roast|boil|tire|cute|catch my|knit|cared) (me |us |myself |half |him |her |my kids )?to death
(be |will be )?the death of me
death (metal|star|march|valley|row|penalty|by|cab|note|certificate|stare|trap|eater*|knell|stranding|becomes|on the nile|in (paradise|venice)|of a salesman|grip|toll|rate*|duty)
(dead|drop dead) (tire|good|chuff|easy|cute|funny|nice|cheap|keen|excite|happy|proud|busy|late|serious|slow|simple|quick|lucky|hungry|cool|brilliant|please|sure|weird|leg|arm|foot|phone|battery|line|lift*|weight|end|heat|centre|zone|sea|straight|ahead|pan|calm|important|bore|posh|sound|interesting|wood|wifi|link|code|body|skin|hair|plant|language|poet*|man walking|ringer|flower|leaf|beat|set|right|wrong|mic|stock|sexy|famous|tasty|handy|silly|warm|cold|sweet|clever|on|fish|mouse|bird|rat|cat|fly|hot|fast|loud|quiet|short|long|gorgeous|date|heading|drop|impressed|hard|drunk|pretty|honest|rubber|reckoning|presidents|red|pool|rise|space|island|parrot|animal|squirrel|fox|hedgehog|tree|bee|wasp|spider|pixel|key|channel|simple)
(drop|stone|half|over my|back from the|play|grateful|opposite of|flog* a|beat* a|walk*|evil|red|wake the|raise* the|day of the|leave for|brain) dead
(i|we|me|him|her|us) (be |so |absolutely |literally |am |are |got )?(dead|decease|die|dying|ded) _1 (lol|skull|at|meme|with laughter|omg|haha)
^ i be (so |absolutely |literally |actually )?(dead|decease) $
(skull|lol|decease) _3 (die|dead|kill|ded)
(die|dead|kill|dying) _2 (lol|skull)
({thing}|character|hero|heroine|protagonist|villain|narrator|avatar|player|npc|boss|sim|vampire|dragon|enemy|pokemon|detective|victim|murderer|killer|king|queen|prince|knight|wizard|actor|actress|hamlet|ophelia|juliet|romeo|macbeth|captain|goldfish|fish|bug|ant|fly) _3 (die|dead|death|kill|stab|shoot|poison|murder|hang|drown|commit suicide|suicide|jump|burn|hurt) !(myself) (him|her|them|himself|herself)?
({thing}|this|it|that) (be |have |will |nearly |absolutely |really |almost |literally )?(kill|destroy|murder|slay|slaughter|finish|end|break|wreck|ruin) (me|us|my ({thing}|leg|arm|eye|neck|shoulder|thigh|ab|vibe|buzz|appetite|focus|productivity|brain cell))
(be |not )?kill (me|us) (to|with|softly|lol|not to|today)
not (going to )?kill (you|me|him|her|us|them) (to|if)
(he|she|they|you|everyone|({they})) _1 (will|go to|would|might|be going to|going to|gonna) (kill|murder|throttle|strangle|skin|batter|hit) me (if|when|for|because|lol|$|over|once) ~(afraid|say|threaten|knife|gun|one day|leave|tonight|swear|promise|think|know|strangle|hurt|fear|try|really|sure|terrify)
(could|would|can|fancy|want to|will) murder (a|an|some|that|this|the)
(could|would|cheerfully|happily|just|will|going to|gonna) (kill|murder|strangle|throttle|hit) ({him}|my ({rel})|you) _1 (for|if|when|sometimes|lol|some days|$) ~(mean it|knife|gun|afraid|plan|thought|urge|tonight|again|really|stop myself|lose)
(kill|shoot|just (shoot|kill)) me now
shoot (myself|yourself) in the foot
kill (for|it|the vibe)
(suicide|suicidal|self harm|self injury|domestic (abuse|violence)|abuse|rape|safeguarding|overdose|knife|murder|death) (squad|tendencies|prevent*|aware*|helpline|hotline|line|crisis|rate|statistic*|research|study|door|policy|assess*|risk assess*|training|charity|sprint|run|drill|bunny|machine|first aid|talk|conference|report|essay|book|documentary|law|bill|strategy|intervention|lecture|module|course|workshop|leaflet|support (worker|group|service|line)|nurse|centre|campaign|service|refuge|mystery|switch|seminar|scene|plot|theme|and (prevention|awareness)|among|in (japan|literature|england|the (19|nineteenth)|men|young|prison))
(assist|political|career|social|commercial|financial|professional|virtual|electoral|corporate|economic|fashion) suicide
(prevent*|prevention|reduce|tackle|history of|sociology of|lecture|essay|talk|paper|research|study|debate|law on|book|charity|podcast|article|news|statistic*|policy|training|module|course|workshop|dissertation|webinar|conference|poster|leaflet|campaign|documentary|episode|report|volunteer*|presentation|seminar|chapter|film|play|song|novel|memoir|read about|poem|awareness|raise money|fundrais*|against|album|quiz|exhibition|thesis|musical|opera|drama|painting|guidance|handbook|lesson|assembly) _3 (suicid*|self (harm|injury)|domestic (abuse|violence)|abuse|knife crime|bully|rape|murder|euthanasia|overdose|death|die|kill|dead|dying)
(drown|bury|lose|push|beat|exhaust|wear|work|stress|throw|hurt|hate) (myself|me) (in|into|under|over|at|with|for|try*|do|laugh*|finish*|on|out|up)? _2 (work|email|chocolate|paperwork|coffee|book|laundry|study|studies|music|admin|bak*|spreadsheet|train*|garden*|knit*|project|deadline|gym|hill|bike|treadmill|try*|essay|overtime|report|finish*|nothing|squat|exam|laugh*|job|grade|revision|wool|game|novel|sport|marathon|playing football|football)
kill (myself|me) (in|over|at|with|for|try*|do|laugh*|finish*|on) _2 (work|email|paperwork|coffee|gym|treadmill|hill|squat|deadline|homework|revision|diet|train*|spreadsheet|book|show)
(top|pick|end|finish|sort|dust|treat) myself up
(end|finish|close) (it|things|thing|everything) (with|between|on|early|there|by|at|well|nicely|properly|off)
(end|finish) (my|this|the|an|a) (day|report|week|book|session|chapter|meeting|email|call|meal|shift|evening|course|lease|contract|subscription|essay|speech|run|presentation|year|work|degree|lunch)
(rather|sooner) die than (eat|wear|watch|listen|read|cook|sit|go (on|to|back)|run|use|drink|admit|talk|do|another (meeting|class|date)|work|miss|support|be seen|miss|lose to)
(ground|earth) (to |would |could )?(open|swallow)
(so |very |really )?(happy|glad|grateful|lucky|good|great|thankful|proud|wonderful|joy|blessed) (to be |that i be |i be |just to be |to still be )?(alive|here|wake|live|back)
life (insurance|hack|style|draw*|jacket|story|time|saver|guard|goal|admin|skill|coach|cycle|of (pi|brian)|balance|event)
(not want|never want) (this|it|the|holiday|tonight|today) _2 (to end|to stop|to be over|end) !(all|now|for good|forever|i mean|my life|please)
(want|wait for|look* forward to|ready for|wish) (this|the|winter|january|exam|monday|term|lockdown|my exam*|my shift|today) _3 (to )?(be )?(end|finish|stop|over|go away|do with)
(rain|snow|noise|drill|headache|migraine|toothache|period|hiccup|cough|alarm|music|pollen|barking|beeping|itching|leak|email*|meeting*|spam|traffic|bleed* (on|in) (churn|cash|costs)) (to )?(stop|end|go away|be over)
stop the bleed* (on|in)
(bungee|parachute|base|long|high|star|triple|show|sky) jump
jump (on|in|at|to|for joy|rope|start|ship|queue|through|around|up|scare|over|squat|into (the|a) (pool|lake|sea|bed|car|shower|meeting|call|water)|off (the|a) (diving|sofa|bed|boat|trampoline|swing|call|treadmill|pier))
(bite|sweat|dodge|take) (the |a )?bullet
bullet (journal|point)
(cut|burn|nick|slice|graze|scald|stab|prick|jab|bash|bang|hit|hurt|scratch|injure|smash|twist) (my|myself|me) _4 (finger|thumb|toe|tongue|elbow|shin|chop*|cook*|slic*|peel*|shav*|onion|garden*|oven|tray|pan|kettle|iron|stove|hob|barbecue|tin|can|paper|rose|bramble|thorn|fence|cupboard|bike|shelf|ladder|pitch|football|rugby|accident*|falling|fell|gym|skiing|climb*|hockey|netball|lift*|deadlift|squat|yoga|hot|straighten*|candle|bak*|bread|carv*|diy|tennis|kitchen|sun|running|run|pull up|glass of|table|desk|door frame|nothing serious|kerb|ice|lawn)
(accident*|oops|clumsy|ouch) _3 (cut|burn|hurt|hit|bang|stab|nick|scald) (my|myself)
(cat|kitten|puppy|dog|parrot|horse|goose|wasp|bee|mosquito|ball|hamster|rabbit|year old|toddler|baby|bird|seagull|swan|news|reality|idea|penny|sun|smell|cold|heat|wave|it|nostalgia|that|tiredness|hunger) (have |just |really |suddenly |keep |always )?(bite|kick|scratch|hit|headbutt|attack|peck|sting|strike|strangle|hurt|beat) (me|us|my)
(beat|hit|smash|crush|thrash|destroy|slaughter|murder|batter|hammer|kill|slay|attack|smash) (me|us|him|her|them|everyone|my ({rel})|my|the|that|it|our|this) _2 (at|in (chess|game|race|match|fifa|quiz|final|mario|debate|league|sprint)|to (it|the)|by (a|one|two|three|six|ten)|score|record|pb|solo|gig|set|list|plan|competition|hand down|three|two|four|five|six|one|easily|workout|interview|exam|personal best|test|leftover*|buffet|inbox)
(poison|kill|stab|murder|shoot|behead|betray|slay|hang|strangle) (the |a |his |her )?(king|queen|prince|emperor|duke|dragon|detective|butler|villain|hero|zombie|boss|monster|orc|wizard|knight|caesar|duncan|lord|vampire|wolf|giant|witch|spider|alien|robot|npc|guard|bandit|demon|goblin|character|desdemona|tybalt|printer|computer)
(useless|hopeless|rubbish|terrible|worthless|bad|awful|pathetic|failure|disaster|shit|crap|mess|stuck|horrible|broken) (at|with|on) _1 (math*|cook*|golf|chess|name|direction|draw*|park*|football|sing*|tennis|danc*|spell*|game|tech*|computer|bowl*|bak*|plant|diy|money|language|french|german|spanish|history|quiz*|this|mornings|maps|darts|pool|iron*|card|karaoke|excel|spreadsheet|small talk|texting|parallel|crossword|level|question|clue|essay)
(hopeless|helpless) (romantic|case)
(devastate|gut|heartbroken|inconsolable|destroy|depress|sad|broken|crush|cry|miserable|upset|down|emotional) _7 (match|game|final|penalt*|series|season|episode|finale|score|weather|relegat*|concert|ticket|sold out|arsenal|chelsea|spurs|england|film|book|cake|biscuit|holiday be over|album|rain|picnic|train be late|closed|wine)
(sad|lonely|heartbreak*|depress*|bleak|devastat*|low|dark|black|heavy|empty|blue|broken|hollow|crush*|numb|miserable|suffocat*|crumbl*|shatter*|drain*|hopeless|useless) (film|movie|song|ending|scene|playlist|story|documentary|mode|chocolate|matter|roast|circle|friday|coffee|hair|humour|comedy|carb|fat|calorie|battery|sugar|tide|stock|mood board|box|inbox|nest|fridge|tank|glass|plate|stomach|room|seat|slot|calendar|leg|screen|toe|link|build|bulb|time|planet|weather|day outside|printer|nail|lamp|heel|zip|sleep tracker|fact|gadget|app|meeting|drawer|house|street|feet|feeling in my|ice|garlic|bread|pipe|sink)
(leg|foot|hand|arm|finger|bum|face|lip|toe|mouth|gum) _1 (be |go |gone |feel )?(numb|dead|asleep)
numb (leg|foot|hand|arm|finger|bum|face|lip|toe|mouth|from the)
(last|final) (day|night|week|shift|exam|lesson|class|session|episode|chapter|hour|train|time|evening|weekend) (of|at|in|on|before|here|for|with|until|together|as|was)
(goodbye|farewell) (to |for |at |with )?(the |my |our |a )?(team|colleague|class|bad|old|boss|house|flat|office|summer|sugar|airport|student|school|job|uni|neighbour|guest|car|winter|year|lunch|party|drinks|card|cake|gift|dinner|at six|do)
(panic|anxiety) (buy*|button|room|at the disco|over nothing)
(break|broke|broken) down (the|this|into|on the|cover|by|tasks|costs)
(burn|cut|wind|cool|calm) down
home alone
give up (the|my|smok*|sugar|coffee|alcohol|meat|chocolate|caffeine|dairy|crisps|my seat|wine|sweets|gluten|bread|social media|vaping|carbs|for lent)
(give|gave) up the ghost
(kick|give) (it |the )?bucket
(hit|hitting) (me up|my (stride|target|goal|macro|step)|a (wall|milestone|target|plateau|snag)|send|snooze|refresh)
(stuff|things|everything|one more thing) to (live|die) for
(disappear|vanish|escape|run away) (to|for|into|on|off to|with|from (work|the (office|city|kids)))
(live|living|lived) (in|at|near|closer|abroad|by the|together|off|up to|next)
(wake|woke|get|got) up (early|late|at|for|on|before|to (the|a)|in time|with|feeling|earlier|my)
not be (here|there|around|in) (on (monday|tuesday|wednesday|thursday|friday)|this (morning|afternoon))
end up
in the end
(at|by) the end
`
