/**
 * Set phrases, taken out of a sentence before the frames read it. Only what the frames would trip over: a frame asks for
 * a person as the object of "kill" or "hurt", so killing time or a process needs no entry here.
 */
export const idioms = `
(die|death|dead) for (!(you|it end|over|my|good))
(die|dead) (to )?(see|know|meet|try|hear|tell|ask|find out|watch|read|taste|visit|show|get (home|my|a|the|there)|go (on|to)|eat)
die _1 (laugh*|embarrass*|boredom|hunger|hungry|thirst|shame|cute*|cringe|curiosity|envy|happiness|joy|heat|cold|shock|fright|excite*|suspense|jealous*|second hand|old age)
(die|dead) (of|from|with) _1 (cute*|flu|man flu|heat|laughter|shame)
(starve|bored|bore|scare|froze*|freeze|sick|work|worry|love|tickle|frighten|laugh|thrill|embarrass|sweat|bake|roast|boil|tire|cute) (me |half )?(to )?death
death (of me|metal|star|march|valley|row|penalty|by (chocolate|powerpoint|meeting|email)|cab|note (film|manga|anime)|certificate|stare|trap|in (paradise|venice)|on the nile|of a salesman|eaters)
dead (tired|good|chuff*|easy|cute|funny|nice|cheap|keen|excited|happy|proud|busy|late|serious|slow|simple|quick|lucky|hungry|cool|brilliant|pleased|sure|weird|leg|arm|foot|phone|battery|line|lift*|weight|end|heat|centre|zone|sea|straight|ahead|pan|calm|important|bored|posh|sound|interesting|wood|wifi|link|code|body|skin|hair|plant|language|poet*|man walking|ringer|flower*|beat|set|right|wrong|mic|leaf|leaves|stock|sexy|famous|tasty|handy|silly|warm|cold|sweet|clever|on (my|our|your) (feet|foot)|by friday|keen|impressed|stoked|gorgeous|fish|mouse|gen|hot|fast|loud|quiet|short|long)
(drop|stone|half|over my|back from|play|grateful|opposite of|flog|beat a|walking|evil|red) dead
(i|me|we) (dead|deceased|die) (lol|skull|at|$) ~(want|wish|better|rather|hope|need|should|if|when|until|feel)
(skull|lol) _2 (die|dead|kill|decease)
(die|dead|kill*) _2 (lol|skull)
die (out(!(my head))|down|off|hard|another|inside when|on (me|us)|in (game|level|boss|dream|fortnite|minecraft|battle|round|fight|act|chapter|episode|scene|season|series|book|film|novel|play)|at (the )?(boss|level|same|first|second|third|last))
die (to|at|on) (the )?_2 (boss|level|enemy|dragon|monster)
{thing} _2 (die|dead|death|kill)
kill (me|us|my _1 (foot|back|leg|knee|head|arm|eye|ear|hand|shoulder|thigh|calf|ab|wrist|neck|vibe|mood|battery|appetite|focus|buzz|productivity)) (softly|today|lol|$) ~(please|want|wish|hope|husband|wife|dad|partner|boyfriend|ex|he|she|they|say|threaten|try|beg|god|someone|just|voice|afraid|scared)
({thing}|this|it|deadline) _1 kill (me|us)
({thing}) _1 (destroy|wreck|break|finish|murder|slay|end|crush|ruin|hit) (me|us)
not kill (me|you|him|her|us|them) (to|if|with)?
({they}|you) _1 (go|might|so)? (kill|murder|throttle|strangle|skin|batter) me (if|when|for|because|lol|$) ~(afraid|scared|terrify|say|threaten|knife|gun|one day|leave|tonight|frighten|swear|promise|think|know|strangle|hit|hurt|fear|try)
(could|can|fancy|want)? murder (curry|pint|burger|pizza|tea|cuppa|sandwich|coffee|kebab|steak|takeaway|beer|chippy|cake|bacon|chinese|indian|biryani|song|mystery|ballad|she write|some|one)
(could|cheerfully|happily|just) (kill|murder|strangle|throttle) {him} ~(mean it|knife|gun|scared|frighten|afraid|plan|baby|thought|urge|tonight|again)
(kill|shoot|just (shoot|kill)) me now
shoot myself (in )?foot
(suicide|self harm|self injury|domestic (abuse|violence)|abuse|rape|safeguarding|overdose|knife|murder|kill) _1 (squad|prevent*|aware*|helpline|hotline|line|crisis|rate|statistic*|research|study|door|policy|assess*|risk|training|charity|sprint|run|drill|bunny|tendencies|machine|first aid|talk|conference|report|essay|book|documentary|law|bill|strategy|intervention|lecture|module|course|workshop|leaflet|support|nurse|centre|campaign|service|refuge|mystery|bill|switch|joy|protocol|team|seminar|expert|memoir|scene|plot|theme)
(assisted|political|career|social|commercial|financial|professional|virtual|electoral|corporate|economic|fashion) suicide
(prevent*|prevention|reduce|tackle|history|sociology|lecture|essay|talk|paper|research|study|debate|law|book|charity|podcast|article|news|statistic*|policy|training|module|course|workshop|dissertation|webinar|conference|poster|leaflet|campaign|documentary|episode|report|volunteer|presentation|seminar|chapter|film|play|song|novel|memoir|read|novelist|poet|awareness|raise money|fundraise*|against|album|band|quiz|exhibition|thesis|musical|opera|drama|painting) _3 (suicid*|self (harm|injury)|domestic (abuse|violence)|abuse|knife crime|bully|rape|murder|euthanasia|overdose|death|die|kill|dead)
(drown|bury|lose|kill|push|beat|exhaust|wear|work|stress|throw) (myself|me) (in|into|under|over|at|with|for|try|do|laugh|finish|on|out)? _1 (work|email|chocolate|paperwork|coffee|book|laundry|study|music|admin|bake|spreadsheet|training|garden|knit|project|deadline|gym|hill|bike|treadmill|try|essay|overtime|report|finish|for nothing|squat|exam|laugh|job|grade|revision|wool|gaming|novel|sport)
(kill|split|wet|hurt) myself (laugh|over|with laugh|at work|trying)
(top|pick|end|finish|sort|dust|treat) myself up
(end|finish) _1 (it|thing|everything) (with|between|on|early|there|by|at)
(end|finish) (my|this) (day|report|week|book|session|chapter|meeting|email|call|meal|shift|evening|course|lease|contract|subscription|essay|speech|run|presentation)
(rather|sooner) die (eat|wear|watch|listen|read|cook|sit through|go (on|to|back)|run|use|drink|admit|talk|do|another|work|miss|support|live in|be seen)(!(live|be here|keep go|go on live|face|wake)) ~(live|life|alive|face|wake|another day|another year)
(embarrass*|mortify|awkward|cringe*|blush) _9 (die|disappear|swallow me|vanish|kill me|ground|dead|hide)
(die|disappear|swallow me|vanish|kill me|ground|dead|hide) _9 (embarrass*|mortify|awkward|cringe*|blush|call teacher|mute)
(ground|earth) (open up|open|to swallow|swallow)
(happy|glad|grateful|lucky|good|great|thankful|proud|joy|love) _1 (to )?(be )?(alive|here|wake|live)(!(any more)) ~(not|never|dead|die|wish)
(day|end|week|term|life) (of|in) (an era|the dead|life insurance)
life (insurance|hack|style|drawing|jacket|story|time|saver|guard|goal|admin|skill|coach|cycle|of (pi|brian)|balance|event)
({want}|not want) _2 (wake|wake up) (early|at|for|on|before|with|to)
(not want|not bear|wish|want|never want) _1 (this|it|the|holiday|book|weekend|film|series|summer|party|trip|show|night|day|evening|season|song) (never |not )?(to )?(end|stop|over|finish)(!(all|now|for good|forever|life|tonight|please))
({want}|wait|look forward|ready) _1 (this|winter|january|exam|monday|term|lockdown|week|meeting|project|shift|today|rain|heatwave|semester|sprint|audit|move|renovation|deadline|course|lesson|noise|drilling|roadworks|weather|headache|migraine|toothache|period|hiccup|pollen) _2 (end|finish|stop|over|go away)
(bungee|parachute|base|long|high|star|triple|show|sky) jump
jump (on|in(!(front))|to|at|for joy|rope|start|ship|queue|through|around|up|scare|over|squat|into (pool|lake|sea|bed|car|shower|meeting|call|action|it|thing|puddle)|off (diving|sofa|bed|boat|trampoline|swing|call|treadmill))
(bite|sweat|dodge|take) bullet
(cut|burn|nick|slice|graze|scald|stab|prick|jab|bash|bang|hit|hurt|scratch|injure) (my|myself) _3 (finger|thumb|toe|tongue|elbow|shin|chop*|cook*|slic*|peel*|shav*|onion|garden*|oven|tray|pan|kettle|iron|stove|hob|barbecue|tin|can|paper|rose|bramble|thorn|fence|cupboard|bike|shelf|ladder|pitch|football|rugby|accident*|fall|fell|gym|ski|skiing|climb*|hockey|netball|lift|deadlift|squat|yoga|hot|straighten*|candle|making|baking|bread|carv*|diy|tennis|kitchen|sun|running|run|playing|pull up|glass)
(accident*|oops|clumsy) _3 (cut|burn|hurt|hit|bang|stab|nick|scald) (my|myself)
(baby|toddler|cat|kitten|puppy|dog|parrot|horse|goose|wasp|bee|mosquito|ball|hamster|rabbit|year old|newborn|bird|seagull|nephew|niece|swan|news|reality|idea|penny|sun|smell|cold|heat|wave|it|nostalgia|that) _1 (bite|kick|scratch|hit|punch|slap|headbutt|attack|peck|sting|smack|whack|knock|strike|strangle|hurt) (me|us|my)
(beat|hit|smash|crush|thrash|destroy|slaughter|murder|batter|hammer|kill|slay) (me|us|him|her|them|everyone|my ({rel}|record|time|pb|personal)|{rel}|the) _1 (at|in (chess|game|race|match|fifa|quiz|final|mario|debate|league|sprint)|to (it|the)|by (a|one|two|three|six|ten)|score|record|hand down|three|two|four|five|six|one|easily)
(character|hero|heroine|protagonist|villain|narrator|avatar|player|npc|boss|zombie|sim|vampire|dragon|enemy|pokemon|detective|victim|murderer|killer|ghost|king|queen|prince|knight|wizard|actor|actress|hamlet|ophelia|juliet|romeo|macbeth) _3 (die|kill|dead|stab|shoot|poison|murder|hang|death|drown|commit|suicid*|self harm|jump|burn|end|hurt|want die|take)
(poison|kill|stab|murder|shoot|behead|betray|slay|hang|strangle) _1 (king|queen|prince|emperor|duke|dragon|detective|butler|villain|hero|zombie|boss|monster|orc|wizard|knight|caesar|duncan|lord|vampire|wolf|giant|witch|spider|alien|robot|npc|guard|bandit|demon|goblin|character|desdemona|tybalt)
(useless|hopeless|rubbish|terrible|worthless|bad|awful|pathetic|failure|disaster|shit|crap|mess|stuck) (at|with) (math*|cook*|golf|chess|name|direction|draw*|park*|football|sing*|tennis|danc*|spell*|game|tech*|computer|bowl*|bak*|plant|diy|money|language|french|german|spanish|history|quiz*|this|mornings|maps|darts|pool|iron*|card|karaoke|excel|spreadsheet)
(hopeless|helpless) (romantic|case)
(devastate|gutted|heartbroken|inconsolable|destroy|depress|sad|broken|crush|cry|miserable|upset|down) _6 (match|game|final|penalt*|series|season|episode|finale|score|weather|relegat*|concert|ticket|sold out|arsenal|chelsea|spurs|england|film|book|cake|biscuit|holiday over|album|character)
(sad|lonely|heartbreak*|depress*|bleak|devastat*|low|dark|black|heavy|empty|blue|broken|hollow|dead|crush*|numb) (film|movie|song|ending|scene|playlist|story|documentary|mode|chocolate|matter|roast|circle|friday|coffee|hair|humour|comedy|carb|fat|calorie|battery|sugar|tide|stock|mood board|box|inbox|nest|fridge|tank|glass|plate|stomach|room|seat|slot|calendar|leg|screen|toe|link|build|bulb)
(last|final) (day|night|week|shift|exam|lesson|class|session|episode|chapter|hour|train|time) (of|at|in|on|before|here|for|with|until|together|as)
goodbye (to |for |at |with )?(team|colleague|class|bad|old|boss|house|flat|office|summer|sugar|airport|student|school|job|uni|neighbour|guest|car|winter|year|lunch|party|drinks|card|cake|gift|dinner)
(burn|break|cut|shake|beat|kick|hit) (up|out|off|down|back|even)(!(my|me|his|her|the (kid|child)))
(break|broke|broken) down (the|this|into|on|cover)
panic (buy*|button|room|over)
`
