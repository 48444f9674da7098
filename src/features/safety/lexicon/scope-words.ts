/** Words that decide whose sentence it is, when it was true, and whether it is meant; read by rules/scope.ts. */

/** Makers of stories and the things they make. */
export const media =
  'film|movie|novel|book|story|song|lyric|lyrics|chorus|episode|series|chapter|scene|script|screenplay|sitcom|play|musical|opera|poem|game|character|hero|heroine|villain|protagonist|narrator|podcast|documentary|drama|thriller|comic|manga|anime|fanfic|memoir|article|essay|news|headline|lecture|painting|album|band|musician|singer|actor|actress|celebrity|politician|textbook|case study|quote|fiction|plot|season|dnd|act (one|two|three)|d&d|campaign|quest|level|raid'

/** People nobody in particular stands behind. */
export const anybody =
  'people|patients|clients|users|veterans|teenagers|teens|men|women|students|many|some|characters|adults|youngsters|doctors|farmers|others|those|whoever|anyone|children|humans|folk|participants|prisoners|soldiers|survivors|callers|most'

/** Time that is over. */
export const longAgo =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|many|several|some|few|couple of) ?(?:years|yrs|months|decades) (?:ago|back|since|later|on|clean|sober|free)|(?:years|ages|decades|long|months|yrs) ago|long time ago|(?:back )?in (?:19|20)\\d\\d|used to|(?<!since )(?:when|while) i was (?:a |an |at |in |still |only |about )?(?:\\d+|child|kid|teen|teenager|young|younger|little|small|student|school|uni|university|college|my|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|first year|pregnant|married|girl|boy|new mum)|(?<!since )as a (?:child|kid|teen|teenager|student|young|girl|boy|youngster)|in my (?:teens|twenties|thirties|forties|childhood|youth|past|early|late|school|uni)|in the past|back then|growing up|lifetime ago|a while back|last year|in recovery|previously|once upon|(?:left|escaped|survived|got out of|got away from|leaving) (?:an?|my|the) (?:abusive|violent)|at that time|those days|that was (?:then|before)|before (?:therapy|treatment|rehab|the kids|i (?:met|got|had|found|started))|my past|history of|old me|at my (?:lowest|worst)'

/** What says that it is better now. */
export const recovered =
  '(?:got|found|had|getting|with) (?:help|therapy|support|treatment)|(?:better|ok|okay|well|good|fine|happy|great|stable|safe|grateful|glad|different|healthy) (?:now|today|these days|since)|(?:i am|feel|feeling|doing|life is|things are) (?:so |much |really |very |a lot )*(?:better|well|good|great|ok|okay|fine|happy|stable)|recover\\w*|glad (?:i|that i) (?:did not|survived|am|stayed|failed|lived)|therapy helped|how far i|no longer|not any more|proud|past that|behind me|got through|came through|out the other side|survived'

/** What says that it is not over. */
export const nowAgain =
  '(?:(?<!never )again|came back|come back|coming back|is back|are back|returned|returning|relapsed|tonight|right now|more than ever|stronger than|once more|still (?:want|think|plan|have (?:the )?(?:thoughts|urges|pills)|am suicidal|do|cut|hits?|hurts? me)|now i (?:want|wish|think|am going|plan|need)|and now (?:i (?:want|wish)|it)|worse now|this time|same thoughts|even more)'

/** Words of remembrance without pain. */
export const calm =
  'smil\\w*|lovely|laugh\\w*|fond\\w*|warm\\w*|rais\\w+ a glass|bak\\w+|candle|celebrat\\w+|peaceful\\w*|thankful|grateful|comfort\\w*|proud|would have (?:been|loved|turned)|happy memor\\w+|cherish\\w*|planted|her recipe|his recipe|toast\\w*|beautiful|photo\\w*|stories|memorial|ancestor\\w*|cook\\w*'

/** What keeps hurting. */
export const hurts =
  'unbearable|can not|cry\\w*|hurts?|empty|broken|devastat\\w+|heavy|struggl\\w+|lost without|alone|pain\\w*|numb|not coping|hard(?!ly)|heartbr\\w+|hits? me|falling apart|sob\\w*|tears|lonely|miss (?:him|her|them) (?:so|terribly|every)|still feel|ashamed|afraid|scared|guilt\\w*|angry'

/** Play, sport and kitchens: cuts, knives, ropes and beatings are ordinary there. */
export const everyday =
  'chess|fifa|tennis|monopoly|scrabble|quiz|badminton|squash|mario|minecraft|fortnite|roblox|games?|gaming|xbox|playstation|boss fight|dnd|cook\\w*|recipe|chop\\w*|onions?|veg|vegetables?|carrots?|shav(?:e|ing)|barber|haircut|climbing|climb|camping|tent|hik\\w+|football|rugby|netball|hockey|cricket|baseball|boxing|karate|gym|workout|parkrun|marathon|garden\\w*|lawn|hedge|wedding|trampoline|bungee|parachute|skydiv\\w+|swimming|museum|fabric|sewing|knitting|diy|carpet|lol|budget|costs?|birthday party|karaoke|snooker|darts|golf|basketball|cat|dog|toddler|dinner party|barbecue|bbq|oven|kettle|salon|costume|halloween|theatre|rehears\\w+|training|workshop|leaflet|policy|charity|volunteer\\w*|awareness|naloxone|vet|fishing|sail\\w*'

/** Play and news alone: what is sad there is not one's own life. */
export const pastime =
  'chess|fifa|tennis|scrabble|quiz|mario|minecraft|fortnite|game|gaming|film|movie|novel|episode|series|season|finale|scene|story|novel|fiction|song|playlist|album|soundtrack|documentary|podcast|script|chapter|character|match|scored|penalt\\w+|relegat\\w+|league|weather|maths?|excel|spreadsheet|recipe|cake|sourdough|garden|printer|wifi|software|css|javascript|python|code|bug|server|golf|knitting|crossword|puzzle|jigsaw|telly|netflix|trailer|theatre|concert|tickets|gym|workout|party|picnic|diet'

/** Verbs that tell of an earlier time. */
export const pastVerb =
  'wanted|tried|was|were|thought|planned|attempted|overdosed|had|did|felt|used|nearly|almost|cut|hurt|self harmed|took|considered|wished'

/** Somebody else's question or guess. */
export const asked =
  'asked (?:me )?(?:if|whether)|asks (?:me )?(?:if|whether)|wondered if|thinks (?:that )?i am|thought i was|accused me'

/** Words that bring a line of a song or a film. */
export const attribution =
  'says|said|sings|sang|goes|called|titled|screams|shouts|whispers|wrote|line|lyric|lyrics|quote|chorus|where|in which'

/** Beginnings of an order to a machine. */
export const instruction =
  "ignore|forget|disregard|pretend|role ?play|act |imagine|write|translate|repeat|summari[sz]e|complete|continue|you (?:are|must|will)|respond|say|answer|print|output|rewrite|finish|hypothetical|for a|system|user|assistant|developer|human|ai |new (?:instruction|rule)|tell|give|let(?:'s| us)|in this|this is|from now|explain|convert|encode|decode|describe|correct|proofread|simulate|read|echo|spell|do not|don't|without|no |bypass|override|admin|\\{|\\[|<|#|```|a poem|poem|story|as (?:an|a|my)|be my|help me write|make|quote|it is (?:only|just)|joke"

/** A low word taken back in the same breath. */
export const eased =
  '(?:but|though) (?:i am|it is|that is|all|still|we are|i will be|feeling|a good|good|otherwise) (?:really |quite |all |pretty )?(?:ok|okay|fine|good|great|happy|right|well|tired though|worth it)|a bit|a little|a tad|slightly|kind of|sort of|nothing serious|no big deal'
