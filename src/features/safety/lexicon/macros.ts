/**
 * Groups of words for the frames (the notation is in rules/compile.ts). Each is one idea, so that a frame says "want +
 * die" once and covers every way of saying either half. One form of a word stands for all its endings.
 */
export const macros: Record<string, string> = {
  // People.
  rel: 'mum|dad|mother|father|parent|stepdad|stepmum|stepbrother|stepsister|brother|sister|sibling|twin|son|daughter|child|kid|husband|wife|partner|boyfriend|girlfriend|fiance|ex|friend|mate|flatmate|neighbour|colleague|coworker|boss|manager|teacher|pupil|student|classmate|cousin|uncle|aunt|auntie|nephew|niece|nan|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|grandson|granddaughter|carer|bloke|man|fella|family|landlord|woman|girl|boy|lad|lass|guy|teenager|teen|client|patient|baby|newborn|toddler|loved one|stalker|lodger|papa|mama|sis|bro|missus|bairn|da|hubby|other half|tutor|coach|priest',
  kin: '(my|our|her|his|their) _2 ({rel})',
  they: 'he|she|they|someone|{rel}',
  him: '(him|her|them|someone|people|everyone|anyone|others|my _1 ({rel}|bully|attacker|abuser)|(his|her|their) ({rel})|baby|kid|child|newborn|stranger|bastard|bitch|idiot|creep|the kid|those)',
  self: '(myself|my self|ourselves|me self)',
  themself: '(himself|herself|themselves|themself)',
  folk: 'everyone|people|they|nobody|anyone|someone|world|who|he|she|you|them|{rel}',
  // Wishes, plans and beginnings.
  want: 'want|wish|need|long|crave|hope|plan|intend|prefer|love|ready|prepare|tempt|desperate|decide|try|beg|pray|wait|determine|deserve|mean|suppose|urge|desire|impulse|courage|strength|nerve|brave enough|choose|happy|glad|content|willing|rather|sooner|easier|better|relief|nice|allow|time|threaten|vow|swear|itch|close|attempt|intention|excuse|reason|dare|fancy',
  think:
    'think|thought|fantasy|fantasise|fantasize|dream|daydream|obsess|consider|contemplate|imagine|picture|idea|ideation|research|google|vision|image|appeal|look forward|jealous|envy|romanticise|preoccupy|comfort|search',
  // Ways of not being alive any more.
  die: 'die|dead|death|unalive|suicid*|end it all|end everything|(end|finish|take|quit|leave) _1 (my|this) (life|existence|misery|suffer)|(stop|cease|quit) (exist|live(!(in|with|at|here|on|alone))|breathe)|cease|(not|no longer) (exist|alive|wake)|never (wake|exist|born)|(leave|depart|exit) this (world|earth|life|planet)|give up (on )?(life|live)|sleep (forever|for good)|(vanish|disappear) ($|forever|for good|completely|from (this|everyone|the world|earth)|not|never|nobody|because|tonight|without|i)|fade away|(gone|go) (forever|for good)|in (grave|coffin|ground)|pass away|end thing(!(with|on|early|well))|overdose(!(chocolate|sugar|coffee|cake|carb|netflix|cheese|caffeine|on (chocolate|sugar|coffee|cake|carb|netflix|cheese|caffeine)))',
  live: 'live|life|exist|existence|alive|breathe|carry on|go on|keep go|continue|stay|wake|here|around|survive|see tomorrow|born|hang on|hold on|fight on|keep fight',
  lethal:
    'do|kill|yeet|hang|drown|shoot|poison|gas|suffocate|strangle|stab|electrocute|neck|off|top|unalive|delete|erase|murder|end|finish|finish off|rid|away with|in|slaughter|terminate|smother|throw|jump',
  // The speaker is not there: dead, gone, never born.
  gone: 'without me|i (gone|dead|die|disappear|vanish|pass away|fade away|cease|drop dead|end it|no more|out (way|picture)|six foot under|hit by|run over)|i stop (exist|breathe|live)|i leave (world|earth|this)|i (not|no longer|never) _1 (here|around|alive|exist|wake|born|in it|in their)|me (gone|dead|not here|out (way|picture))|my (death|funeral|absence)|rid me|i make room',
  better:
    'better|easier|happier|happy|fine|lighter|simpler|relief|relieve|cope|manage|get (on|by|over)|move on|safer|cheaper|calmer|thrive|peace|peaceful|free|freer|improve|glad|celebrate|less (trouble|stress|worry)|recover|all right|okay|richer|grateful|forget',
  notice:
    'notice|care|miss|mind|cry|mourn|sad|grieve|remember|bother|find me|realise|blink|sorry|look for|worse|difference|upset',
  future:
    'christmas|summer|spring|winter|autumn|new year|next (week|month|year|summer|spring|christmas|birthday|time)|tomorrow|birthday|morning|weekend|longer|long|thirty|forty|fifty|twenty|old|older|another (week|month|year|day|birthday|christmas)|this time next|wedding|graduate|end (week|month|year)|my (thirty|forty|fifty|twenty)',
  // Means and preparations.
  pills: 'pill|drug|bleach|antifreeze|weedkiller|poison|heroin|dose',
  means:
    'pill|rope|noose|gun|shotgun|rifle|pistol|razor|blade|poison|charcoal|helium|knife|bleach|cyanide|ligature|bullet|belt|mean|vodka',
  ready:
    'ready|count|buy|hide|save|stash|stockpile|hoard|collect|line up|lay out|store|gather|put aside|wait|in my hand|drawer|garage|wardrobe|bedside|next to me|beside me|in front me|under my|load|tie|steal|order|arrive|to my (head|throat|wrist|neck|chest)|in my mouth|around my neck|round my neck|against my|pick thursday|pick friday|tonight|empty|crush|set aside|put by|keep back|test',
  place:
    'bridge|roof|rooftop|building|cliff|train|track|rail|railway|bus|lorry|traffic|balcony|window|tower|car park|multi storey|multistorey|ledge|overpass|flyover|motorway|viaduct|platform|edge|pier|river|sea|ocean|lake|canal|wall|tree|weir|floor|height|oncoming|moving car',
  blade:
    'blade|razor|scalpel|lighter|safety pin|broken glass|sharpener|box cutter|stanley knife|penknife|compass|scissors|knife|cigarette|needle',
  hurt: 'hurt|harm|cut|injure|burn|slash|mutilate|bruise|carve|slice|scratch|bite|hit|scald|wound|torture|bash|pinch|choke|brand|scar|stab|beat',
  body: 'arm|wrist|leg|thigh|skin|forearm|stomach|hip|knuckle|shoulder|flesh|body|hand|face|head|vein|throat',
  onpurpose:
    'purpose|deliberate*|until|because|feel|cope|calm|punish|see|blood|bleed|numb|release|relief|blade|razor|lighter|cigarette|again|tonight|last night|this morning|every (time|night|day)|nobody|hide|secret|deserve|when i (sad|upset|angry|alone)|deep|help|urge|bruise|purple|raw|open',
  // Violence.
  strike:
    'hit|beat|kick|choke|strangle|shove|push|throttle|belt|bash|burn|bite|stab|hurt|assault|attack|whip|rape|molest|grope|abuse|suffocate|spit (on|at)|deck|lay into|knock (about|around|down|over)|knock|pin|drag|grab|slam|strike|manhandle|harm|torture|pull my hair|throw',
  attack:
    'kill|hurt|stab|shoot|strangle|choke|hit|smash|attack|murder|harm|beat|burn|poison|suffocate|drown|injure|shake|smother|assault|knife|run over|throttle|slaughter|gut|hunt down|rape|execute|cut|shank|kick|put _1 in (hospital|ground|grave)|make _1 (suffer|pay|bleed)',
  // How it feels.
  low: 'hopeless|worthless|empty|emptiness|helpless|desperate|devastate|heartbroken|unlovable|unlove|unwanted|useless|trap|suffocate|defeat|crush|miserable|depress|isolate|invisible|hollow|broken|despair|inconsolable|torment|traumatise|lonely|loneliness|alone|numb|numbness|disgust|abandon|reject|humiliate|ashamed|desolate|bereft|agony|wretched|unravel|pathetic|nothing|drown|shatter|fall apart|spiral|lose it|crumble|break down|rock bottom|failure|waste space|disappointment|monster|loser|outsider|unworthy|dead inside|haunt|in (piece|bit|hell)|trash|shell|not (good enough|enough|worthy)',
  sad: 'sad|down|low|unhappy|awful|terrible|horrible|dreadful|upset|anxious|overwhelm|drain|struggle|afraid|exhaust|flat|fragile|shaky|weak|panicky|fed up|tire|heavy|bleak|guilty|nervous|stress|rotten|grim|unwell|rubbish|miserable|depress|lonely|shit|crap|tearful|burn out',
  ill: 'depress*|suicid*|self harm*|grie*|low|struggl*|anxi*|panic|drink|addict*|mental|eat|anorexi*|bulimi*|lonely|die|loss|cry|cope|hopeless|breakdown|withdrawn|sad|alone|dark|hard time|ptsd|trauma*|divorce|bereav*|abus*|isolat*|unhappy|upset|tough time|therapy|down|bad|health|hurt|bully|hate (himself|herself|themselves)',
  often:
    'all (time|day|night|week|month|year)|always|constantly|know why|lot|every|for (day|week|month|year|age|hour)|most (day|night|morning)|these day|any more|since|at night|inside|no reason|again|until|alone|sleep|in (car|shower|toilet|office|bathroom|bath|loo|bed|dark|street|kitchen|park|train|car park)|work|desk|nothing|everything|non stop|day',
  // What dies or kills in plain talk.
  thing:
    'phone|laptop|battery|car|engine|computer|boiler|tv|wifi|internet|printer|server|site|website|app|build|plant|tree|flower|basil|tomato|grass|lawn|garden|conversation|party|tradition|torch|remote|headphone|joke|trend|language|fashion|startup|company|industry|art|romance|chivalry|project|crop|herb|houseplant|cactus|controller|process|yeast|starter|fire|light|bulb|zombie|dinosaur|wasp|spider|essay|deadline|homework|exam|workout|squat|session|class|commute|heat|suspense|hill|stair|queue|meeting|rent|diet|silence|noise|foot|boot|shoe|heel|back|knee|headache|hangover|slide|code|bug|report|job|curiosity|ending|song|gym|run|traffic|weather|fridge|toaster|signal|music|mood|lecture|revision|shift|hunger|itch|wait|tooth|cold|cough|pun|meme|series|episode',
}
