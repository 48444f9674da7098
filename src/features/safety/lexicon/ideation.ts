/** Words of death, alone: read after everything that eases them has been taken out. */
export const anchor = `
(die|death|suicid*|unalive)(!(her|him|them|someone|{rel}|wish film|note))
dead ($|than|by|because|so|if|when|i|and|already|inside me|tomorrow|tonight)(!(inside))
(end it|end thing|end everything|end this) ($|all|now|tonight|soon|forever|for good|today|tomorrow|i|because|so|nobody|please)
(i|if|could) (gone|end it|finish it) (for good|forever|$|tonight|soon|all|now)
(not|never|no longer|stop|cease|without) _1 (exist|alive|wake up ($|again|one day|tomorrow|any more))
(not|never|no longer) (here|around|live) ($|any more|much longer|to see|next (year|summer|christmas)|for (christmas|long|much)|at christmas|by|tomorrow|come|in the morning|i|nobody|everyone|would)
`

/** The wish to die said outright. Who is meant (speaker, somebody else, a figure in a story) is for rules/scope.ts. */
export const explicit = `
(kill|hang|drown|shoot|unalive|electrocute|suffocate) myself(!(laugh|new|some|for|in|at|with))
my life ({want}|have|must) (end|stop|over)
better dead(!(red))
run out reason (stay|live|go on|carry on|exist)
({want}|{think}) -2 ({die})
lose live
uninstall (life|myself)
({want}|go|might|about|could|should) _2 (end it|finish it|end this|end thing)(!(with|on|early|well|there|by|between)) (all|now|tonight|today|soon|for good|once|forever|$)
({want}) _1 (my life|it all|everything|existence|this life) _1 (end|over|stop|finish)
(end|take|finish) my (life|existence)
({want}) it (end|over|stop) ($|all|now|so|i|my)
({lethal}) {self}
(thought|urge|courage) (die|dead|end|jump|hang|overdose|kill)
suicidal
(not|no longer|no) _1 (want|wish|try|care|deserve|energy|know how|see (point|reason)|bother|suppose|bear|feel) _1 (live|exist|alive|breathe|survive|wake|here|around|go on|carry on|continue|keep go|grow old|born|see (tomorrow|another))(!(in|with|at|near|alone|by|early|for|off|until|late|this early|on(!(earth|planet))|through|under|like this))
(tire|sick|weary|bore|exhaust|enough|fed up|do|finish|through|over|hate|loathe|resent|despise|dread|stand|bear|regret|detest|endure|disappoint|sorry|angry|upset|devastate|annoy) _2 (alive|exist|breathe|existence|i (survive|wake)|live(!(in|with|at|on|alone|near|next|off|here|there|under|like|for|room))|wake up (alive|again)|i here)
(do|enough|quit|check out|bow out|opt out|tap out|clock out|log out|finish|through) _1 (life|this world|world|this life|live)(!(admin|insurance|in|at|with|alone|on))
({want}|if only) i _1 (dead|gone|not (alive|here|born|exist|around|wake|survive)|never (born|exist|wake|live)|die|stop (exist|breathe|live)|sleep forever|end it|vanish|disappear|drop dead|swap place|evaporate)
(die|death|not (exist|here|alive)|oblivion|grave|dead) _3 (only|best|better|relief|peace|peaceful|easier|easy|answer|comfort|release|way|option|nice|freedom|solution|rest|sweet|tempt|friend|call|escape|blessing|mercy|gentle|beautiful|appeal)
(someone|god|anyone|lord|please|beg|want you) _1 (kill|end|shoot|take) me(!(for|on|with|shop|home lol))
(life|live|it|alive) not (worth|worthwhile) (live|any more|it|continue|pain|$)
not (worth|mean|deserve|fit|make|cut out) (for)? (live|life|alive|exist|this (life|world)|breathe)
(alive|exist|life|breathe|live) _1 (unbearable|torture|too painful|punishment|agony|curse|mistake)
can not (keep|go on|carry on|continue|face|bother) _1 (live|alive|exist)(!(in|with|at|like this))
can not go on(!(holiday|trip|like|this|date))
`

/** What implies the wish without saying it: absence, burden, farewell, no future. The sentence is about the speaker. */
export const indirect = `
(get over|forget|move on from) me & ({better})
{gone} & ({better}|{notice}|{folk} _1 live) ~(holiday|meeting|pension|leave|on (monday|tuesday|wednesday|thursday|friday)|this (week|weekend))
(when|once|after|until|since|because) i (gone|dead|not here|not around|die)(!(for|on|next|this))
(nobody|not|who) _2 (miss me|mourn|come my funeral|cry for me|look for me)(!(bus))
(i|feel|become|nothing but|such|just|being) _2 (burden|weight (around|on|round) (everyone|their|my family|them|people|you|others|his|her))
(deadweight|millstone|waste (oxygen|air|breath)|use up oxygen|take up (space|air|oxygen)|(drag|weigh|hold) (everyone|them|him|her|people|my ({rel})|you) (down|back)|drain on|in (everyone|their|his|her) way) 
(should|wish i|if only i|ask|mean|regret|curse|hate) _3 born
(fall asleep|sleep) _3 (stay (asleep|there|that way)|forever|for good)
(sleep|bed|eye|dream|nap|coma|drift off|lie down) _5 (never|not|no|forever) _1 (wake|awake|open|get up|come back|$)
({want}|{think}|if only|hope) & (car|lorry|bus|train|airplane|crash|cancer|heart attack|illness|accident|lightning|tumour|surgery|operation|meteor|brake|earth|ground|something|someone|storm|virus|stroke) & (hit|kill|take|end|run|strike|crash|stop|fatal|terminal|swallow|go wrong|fail|smash|incurable|me out)
(car|lorry|bus|train|something|heart|accident|illness) _1 (hit|kill|take|run over|stop) me? & ({better}|wish|hope|not mind|lovely|nice)
({want}) i _2 (cancer|terminal|hit by|run over|fatal|heart attack|accident|struck|shoot|crash|incurable)
(no|not) _2 future(!(meeting|release|self|proof|date)) (for me|ahead|left|any more|$|here|i|at all|in|with|worth|for someone)
no (room|place|space) for (me|someone|people like)(!(on|at|in (car|bus|train)))
(not|never|doubt) _3 (see|imagine|picture|think|know|believe|expect|plan)? _3 (myself|me|here|around|alive|make it|last|live|reach|exist|see|there|turn|survive) _4 ({future}) ~(holiday|leave|office|meeting|conference|appointment|party|work|cover|class|lesson|visit|delivery|parcel|house|move|school|phone|battery|sale|abroad|film|gig|dinner)
(not|never|stop) _1 (plan|make plan) _2 (past|beyond|after|any more|because) 
(last|final) (message|goodbye|entry|sunset|sunrise|letter|word|day (alive|on earth)) (i|on earth|alive|you|$|for me|tonight|everyone) ~(holiday|trip|school|term|uni|hotel|conference|work|festival|season|tour|course)
(this|today|tonight|tomorrow|it) my? (last|final) (night|message|goodbye|post|entry|day alive|letter|birthday|christmas|evening) ~(holiday|trip|school|term|uni|hotel|work|job|festival|here|office|house)
(you|they|she|he|anyone|everyone|people|nobody) not _2 (kick|see|hear|find|put up|deal|worry|look after|carry|bother) _2 me _1 (again|any more|longer|after|soon|alive|$|tomorrow)
not _1 (problem|burden|bother|trouble|nuisance|worry) _4 (longer|any more|soon|after)
not need (it|them|my|anything|any|this) _2 (soon|where i|after|once|longer|when i)
(sorry|forgive|apolog*) _3 (what i (go|about|do tonight)|leave (you|everyone|like)|i can not (stay|hold|keep|fight|carry|go on|strong*)|not strong enough|mess when|i (go|leave) now)(!(early|meeting|work))
goodbye (everyone|world|all|forever|cruel|my (love|darling|friend|family|baby|child)|for (ever|good)|life|i (love|sorry|try)|sweet|$|you all)
(farewell|goodbye) _1 (everyone|my (family|kid|mum|dad|parent|wife|husband|friend|daughter|son|dog|cat|child)|kid|people i|them all|life|world|before i)(!(before|airport|at))
(say|tell) & (everyone|them all) & it time $
(say|make|write) _1 (my|final|last) (goodbye|farewell|peace)
(tell|let) (my|him|her|them|mum|dad|everyone|someone|{rel}) _2 know? i (love|sorry|try)(!(team|this|film|cake))
(give|sell|hand|clear|box|sort|pass) _2 (away|my|all|everything|on) _4 (not need|no longer need|before i (go|die|leave)|when i (gone|go|die)|no use|not here|not around|thing|stuff|belonging|possession|own|favorite)  ~(move|charity|declutter*|job|abroad|minimal*|moving|wardrobe|boot sale|spring|attic|loft|ebay|old|skip|jumble|storage|meeting|desk|luggage|bag)
my (affair in order|funeral|headstone|coffin|own eulogy) (plan|pay|choose|pick|song|music|so|plot)?
(funeral|coffin|burial) & (i|my) (save|saving|pay|withdraw|plan|write|choose) ~(mum|dad|nan|gran|his|her|grandad|friend)
nothing & (live for|keep me (here|alive|go)|stay for|wake up for|carry on for|hold me here|stop me (now|from)|worth live)
no reason (get up|wake up|tomorrow|here|go on|bother)
(no|not|any|what|where|why|see|give me|one|without) _2 (reason|point|use|sense|purpose|will|meaning) & ({live}|not die|die|end my life)(!(in|with|at|behind)) ~(queue|meeting|london|work|traffic|job|class|code|argument|here (in|at|on)|line|contract|party|gym)
why _2 (alive|exist|live|wake up|breathe|born|still here)(!(in|at|for|with|on|early|so))
i only (here|alive|live) (because|for)
(only|one) _2 (reason|thing|person|people|because|here) & (alive|keep me|stop me|not (die|dead|kill|do it|end)|i here|hold me here) ~(coffee|snack|office|job|cake|work|company|meeting|late|lunch|food)
not (belong|fit|mean|suppose|make|want|welcome) _1 (in|on|for)? _1 (world|earth|planet|living)
(leave|exit|escape|quit|depart|off) _1 (this|the)? (world|earth|planet|mortal coil)(!(cup|series|record|class|tour))
(check|clock|bow|opt|tap|drop|bail|log) (out|off) (life|for good|permanent*|forever|of everything)
(other side|afterlife|next life) ~(road|street|fence|river|pillow|garden|town|bed|wall|pitch|story|game)
({want}|make|just|need) _2 (everything|it|all|head|brain|pain|thought|mind|world|voice|ache|suffering|noise|light|life) _1 (stop|end|over|dark|black|go away|quiet|finish|off|go out) (forever|for good|stay|once|$|ever|tonight) ~(rain|snow|headache|migraine|knee|back|tooth|period|meeting|exam|party|film|holiday|weekend|summer|baby|neighbour|drill|alarm|game|music|term|lockdown|week)
({want}|nice|love) _1 (just )?(stop $|switch off forever|rest forever|turn off (my|forever)|close my eye forever|bleed $|slip away|float away|drift away|let go of life|walk into|swim out|drive off|drive into|go (home to god|to heaven|away (and never|forever|for good|and not)))(!(work|shop|party|cafe|pub))
(soon|tonight|tomorrow|by (morning|friday|monday|sunday|saturday)) (it|everything|i|pain|all) _2 (over|finish|end|not matter|not hurt|gone|quiet|free) ~(exam|rain|project|work|home|holiday|week|shift|term|meeting|at|film)
it _1 over (soon|tonight|for me|tomorrow|once i|forever|nobody) ~(exam|term|project|treatment|chemo|shift|winter|strike|season|match|divorce|meeting|game)
my (time|day|story|journey|chapter|clock) _1 (up|over|number|end|run out|come)(!(with|at|today|from|for|on|well)) ~(exam|park|shift|gym|meeting|turn|break|work|book|great|plan|dinner|fine)
(my|it) time (me)? go $
(no|only|one|easiest|quickest|permanent|final|best|not (see|find)) _1 (way out|exit|escape|way (end|stop|escape|free|peace)) ~(building|car park|maze|traffic|meeting|contract|game|room|motorway|mall|level|software|vim|lease|theatre|queue)
safe & (myself|my head|my thought|tonight|alone|with me|$) & (not|can not|keep|no longer|never) ~(road|online|sun|password|cycle|travel|drive)
not trust myself(!(with|cook|drive in)) 
(nothing|nobody) (can )?(stop|save) me
too late (for me|save me|help me)
(bridge|river|sea|cliff|edge|water|train|pill|razor|blade|knife|rope|void|grave|darkness|abyss|roof|track) _2 (call|tempt|invite|whisper|pull|welcome|appeal|rest|peace|escape) ~(swim|picnic|boat|walk along|holiday|fishing)
`
