/**
 * Groups of words for the frames (the notation is in rules/compile.ts). Each is one idea, so that a frame says "want +
 * die" once and covers every way of saying either half. One form of a word stands for all its endings.
 */
export const macros: Record<string, string> = {
  rel: 'mum|dad|mother|father|parent|stepdad|stepmum|stepbrother|stepsister|stepson|brother|sister|sibling|twin|son|daughter|child|kid|husband|wife|partner|spouse|boyfriend|girlfriend|fiance|fiancee|ex|friend|mate|flatmate|neighbour|colleague|coworker|workmate|boss|manager|supervisor|teacher|pupil|student|classmate|teammate|cousin|uncle|aunt|auntie|nephew|niece|nan|nana|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|grandson|granddaughter|carer|bloke|man|missus|fella|bro|sis|family|landlord|papa|mama|woman|girl|boy|lad|lass|guy|teenager|teen|client|patient|lodger|crush|coach|tutor|priest|in laws|other half|loved one',
  kin: '(my|our|her|his|their) _2 ({rel})',
  they: 'he|she|they|someone|{rel}|man',
  him: '(him|her|them|someone|people|everyone|anyone|others|(my|his|her|our|the) _1 ({rel}|baby|bully|enemy|attacker|abuser)|({rel})|baby|strangers|whoever|bastard|bitch|bully|idiot|creep)',
  self: '(myself|my self|ourselves|me self)',
  themself: '(himself|herself|themselves|themself)',
  // Wishes, plans and beginnings.
  want:
    'want|wish|need|long|crave|hope|plan|intend|prefer|love|ready|prepare|tempt|desperate|decide|try|beg|pray|wait|determine|deserve|mean|suppose|urge|desire|impulse|courage|gut|strength|nerve|brave enough|choose|happy|glad|content|willing|rather|sooner|easier|better|relief|allow|time|threaten|vow|swear|itch|close|attempt|intention|chance|excuse|reason|dare|fancy',
  think:
    'think|fantasy|fantasise|fantasize|dream|daydream|obsess|consider|contemplate|imagine|picture|idea|ideation|urge|plan|fixate|ruminate|mull|research|google|read up|vision|image|appeal|flirt|look forward|tempt|jealous|envy|ponder|romanticise|crave|long|preoccupy|comfort|thought',
  // Ways of not being alive any more.
  die: 'die|death|perish|unalive|suicide|suicidal|commit suicide|dead and go|{dead}|(end|finish|quit|leave) _1 (my|this|the) (life|existence|misery|suffering|story|pain)|take my life|end it all|end everything|end my day|(stop|cease|quit) (exist|live|breathe|be alive)(!(in|with|at|here|for|on|paycheck))|cease|(not|no longer) (exist|alive|wake|be here any more|be around any more|live any more)|never (wake|exist|be born|open my eye)|(leave|depart|exit) this (world|earth|life|planet)|give up (on )?(life|live)|sleep (forever|for good|eternally|never|not wake)|vanish(!(to|for|into|on|from work))|disappear(!(to|for|into|on|with|off|from work))|fade away|evaporate|gone forever|go forever|go for good|erase myself|in (the )?(ground|grave|coffin)|six foot under|meet my maker|pass away|lie down die|end thing(!(with|on|early|there|well))|overdose|(go sleep|sleep) _1 (never|not|forever)|not be alive',
  dead: 'dead (than|by|so|because|tonight|right now|tomorrow|instead|i|rather|when|if|but|already|now|most|every|some|soon|$|all|or|since|before|not|for good|forever|at|in my)|dead $',
  live: 'live|life|exist|existence|alive|breathe|carry on|go on|keep go|continue|stay here|wake|here|around|remain|stick around|hang on|hold on|fight on|keep fight|survive|get up (in|each|every)|see (tomorrow|another)|my life',
  // Reflexive verbs that end a life; with "myself" they need no other word.
  lethal:
    'do|kill|hang|drown|shoot|poison|gas|suffocate|strangle|stab|electrocute|neck|off|top|unalive|delete|erase|murder|end|finish|finish off|execute|dispose|rid|away with|in|rope|slaughter|terminate|smother|sacrifice|exterminate|eliminate|throw',
  hurt: 'hurt|harm|cut|injure|burn|slash|mutilate|bruise|maim|carve|slice|scratch|bite|hit|scald|wound|torture|beat|bash|pinch|choke|brand|damage|scar|whip|stab',
  body: 'arm|wrist|leg|thigh|skin|forearm|stomach|belly|hip|ankle|knuckle|fist|shoulder|flesh|body|hand',
  strike:
    'hit|beat|kick|choke|strangle|shove|push|throttle|belt|bash|burn|bite|stab|hurt|assault|attack|whip|rape|molest|grope|abuse|suffocate|spit (on|at|in)|deck|lay into|knock (about|around|down|over)|knock|pin|drag|grab|slam|stamp on|swing at|lash out at|strike|manhandle|harm|torture|punish|pull my hair',
  attack:
    'kill|hurt|stab|shoot|strangle|choke|hit|smash|attack|murder|harm|beat up|beat|burn|poison|suffocate|drown|injure|shake|smother|assault|knife|run over|torture|throttle|slaughter|gut|hunt down|set fire|rape|execute|cut|get rid|bash|shank|kick',
  pills: 'pill|drug|bleach|antifreeze|weedkiller|poison|heroin|dose',
  means:
    'pill|rope|noose|gun|shotgun|rifle|pistol|razor|blade|poison|charcoal|helium|knife|bleach|scalpel|cyanide|ligature|bullet|belt|cord|hose|what i need|everything i need|mean',
  place:
    'bridge|roof|rooftop|building|cliff|train|track|rail|railway|bus|lorry|traffic|balcony|window|tower|car park|multi storey|multistorey|ledge|overpass|flyover|motorway|viaduct|platform|edge|pier|dam|river|sea|ocean|lake|canal|wall|tree|barrier|lamppost|weir|top floor|tenth floor|height|moving car|car(!(park pay))',
  // The speaker is not there: dead, gone, never born.
  gone: 'i (gone|dead|die|disappear|vanish|pass away|fade away|evaporate|cease|drop dead|end it|leave (this|world|earth)|stop (exist|breathe|live|be)|(not|no longer|never) _1 (here|around|alive|exist|wake|born|in it|in their|there any more)|no more|out of (way|picture|their|her|his|everyone)|six foot under|drop off|fall off|hit by (car|bus|lorry|train)|run over)|me (gone|dead)|my (death|funeral)',
  folk: 'everyone|people|they|nobody|anyone|someone|world|who|he|she|you|them|life|lot|{rel}',
  better:
    'better|easier|happier|fine|lighter|simpler|relief|relieve|cope|manage|get (on|by|over)|move on|safer|cheaper|calmer|thrive|peace|peaceful|free|freer|improve|quieter|glad|celebrate|flourish|less (trouble|stress|worry)|adjust|recover|all right|ok|okay|richer|grateful|thank me|forget',
  notice:
    'notice|care|miss|mind|cry|mourn|sad|upset|grieve|remember|bother|come|find me|realise|blink|shed|affect|sorry|look for|ask where|show up',
  // How it feels.
  low: 'hopeless|worthless|empty|emptiness|helpless|desperate|devastate|heartbroken|unlovable|unlove|unwanted|useless|trap|suffocate|defeat|crush|miserable|depress|isolate|invisible|hollow|broken|lifeless|despair|inconsolable|torment|traumatise|lonely|loneliness|alone|numb|numbness|disgust|repulsive|abandon|reject|humiliate|ashamed|desolate|bereft|agony|wretched|unravel|pathetic|insignificant|nothing|drown|shatter|torn apart|fall apart|spiral|lose it|crumble|break down|rock bottom|pit|failure|waste space|disappointment|monster|loser|lost cause|outsider|unworthy|tearful|worth nothing|dead inside|haunt|in (piece|bit|hell)|like (rubbish|trash|shit|crap|dirt|garbage|zombie|ghost|shell)|rubbish about myself|not (good enough|enough|worthy)',
  sad: 'sad|down|low|unhappy|awful|terrible|horrible|dreadful|upset|anxious|overwhelm|drain|struggle|afraid|exhaust|flat|fragile|shaky|weak|panicky|fed up|tire|heavy|bleak|wreck|worn (out|down)|guilty|nervous|stress|rotten|grim|unwell|shit|crap|rubbish|miserable|depress|lonely',
  ill: 'depress*|suicid*|self harm*|grie*|low|struggl*|anxi*|panic*|drink|addict*|mental|eat|anorexi*|bulimi*|lonely|die|loss|cry|cope|hopeless|breakdown|withdrawn|sad|alone|rough|dark|hard time|ptsd|trauma*|divorce|bereav*|abus*|isolat*|unhappy|upset|tough time|therapy|down|bad|health|hurt|scar|attack|bully',
  time: 'all (time|day|night|week|month|year|weekend)|every (day|night|morning|single|evening|time|week)|for (day|week|month|year|age|hour|no reason|so long)|most (day|night|morning)|day after day|these day|any more|more and more|since|than ever|no matter|in crowd|at night|inside|all',
  // What dies or kills in plain talk.
  thing:
    'phone|laptop|battery|car|engine|computer|tablet|boiler|tv|wifi|internet|printer|mouse|keyboard|server|site|website|app|build|plant|tree|flower|basil|orchid|tomato|grass|lawn|garden|conversation|party|tradition|motor|torch|remote|watch|headphone|joke|trend|language|fashion|chat|startup|company|brand|industry|mall|art|romance|chivalry|deal|project|crop|seedling|herb|houseplant|succulent|cactus|drive|controller|process|yeast|starter|fire|wind|storm|light|bulb|zombie|dinosaur|wasp|spider|essay|deadline|homework|exam|workout|squat|session|class|commute|heat|suspense|hill|stair|queue|meeting|bill|rent|diet|silence|humidity|noise|pollen|foot|boot|shoe|heel|back|knee|cramp|headache|hangover|slide|code|bug|report|job|curiosity|ending|scene|song|gym|run|traffic|weather|bee|screen|fridge|toaster|kettle|signal|connection|music|mood|vibe|lecture|revision|shift|traffic|walk|hunger|itch|wait|tooth|cold|allergy|cough',
}
