/**
 * Words that mean much the same, a class a line, so that what was learned of "my uncle hit me" is known of "my landlord
 * slapped me". In any ending; a word stands in the first class that names it. Read by rules/features.ts.
 */
export const wordClasses = `
mum dad mother father mam mama papa ma pa mummy daddy mom mommy parent stepdad stepmum stepfather stepmother dads mums folks guardian foster
brother sister sibling twin stepbrother stepsister cousin uncle aunt auntie nephew niece nan gran granny grandma grandmother grandad grandpa grandfather inlaw
son daughter child kid baby toddler newborn infant grandson granddaughter bairn wean
husband wife partner boyfriend girlfriend fiance spouse bf gf hubby missus lover
ex
friend mate bestie pal buddy flatmate roommate housemate classmate bro lad lass bff
boss manager teacher colleague coworker supervisor coach landlord neighbour carer teammate tutor client customer recruiter foreman priest pastor imam
patient pupil student tenant resident trainee
he she they someone somebody anyone anybody
him her them
himself herself themselves themself
everyone everybody people folk family others world humanity household loved
nobody none
doctor therapist gp counsellor psychiatrist nurse psychologist samaritans helpline hotline hospital ward clinic paramedic ambulance
police cop officer court social
want wanna wish long crave yearn desire fancy
plan intend going gonna decide mean aim prepare arrange schedule
hope pray beg ask plead
need must gotta ought
think thought consider contemplate ponder wonder imagine picture fantasise fantasize daydream obsess ruminate visualise
know sure certain understand realise
try attempt manage struggle
keep continue carry persist
stop quit cease halt finish
kill murder slaughter execute slay assassinate butcher
die death dead dying decease perish unalive kms expire croak
suicide suicidal overdose od
hang drown suffocate strangle choke throttle smother asphyxiate gas electrocute
jump leap plunge throw step fling hurl
stab shoot slash gut shank gouge
cut slice carve scratch burn scald bite brand scrape bruise
hurt harm injure wound damage mutilate punish torture
hit beat kick punch slap batter strike shove push thump whack smash smack wallop clobber belt bash drag grab pin
rape molest grope abuse assault touch fondle violate
threaten blackmail intimidate menace warn scare
stalk follow track watch spy monitor lurk
lock trap confine imprison cage imprison chain barricade
control forbid ban allow isolate humiliate belittle insult shout yell scream swear mock
bully harass taunt tease pick
revenge vengeance payback retaliate avenge
hate despise loathe detest resent
anger angry rage fury furious livid seethe wrath mad temper violent
pill tablet med medication medicine antidepressant paracetamol ibuprofen insulin painkiller sedative sleeper capsule drug dose prescription
rope noose belt cord wire ligature cable
gun shotgun rifle pistol bullet weapon ammo firearm
knife blade razor scissors scalpel sharp needle lighter machete
poison bleach antifreeze charcoal helium cyanide pesticide toxin
bridge roof cliff ledge rooftop balcony viaduct overpass edge platform tower
train track railway rail lorry truck traffic bus motorway car
river sea ocean lake canal water harbour
arm wrist leg thigh skin forearm stomach hip body flesh vein throat neck face head
blood bleed scar bruise wound
note letter goodbye farewell message video will funeral grave coffin cremate burial eulogy
donate giveaway belonging possession stuff things wardrobe keepsake heirloom record guitar
passwords affairs insurance paperwork account bank
end over finish done gone vanish disappear fade evaporate dissolve
sleep wake asleep awake coma bed nap
live life alive exist existence breathe living survive
burden weight nuisance drain liability deadweight millstone hassle bother inconvenience
better easier happier lighter simpler calmer freer
without
miss mourn grieve notice cry
forever never ever permanently eternal always
future tomorrow ahead christmas birthday summer spring autumn winter morning next
tonight now today soon tonite immediately
last final finally
yesterday ago once former previous past childhood
still again anymore lately these
year month week decade day hour
hopeless despair desperate bleak pointless meaningless futile worthless useless
empty hollow numb void nothing blank
lonely alone isolated unwanted unloved abandoned rejected invisible forgotten
sad low down miserable unhappy gloomy blue depressed depression melancholy
tired exhausted drained weary shattered knackered fatigue burnout worn
cry sob weep tear bawl
guilt guilty shame ashamed disgust disgrace failure fail fault blame loser
afraid scared fear terrified frightened frighten terror dread panic
anxious anxiety worry worried nervous stress tense uneasy overwhelm
pain ache agony suffer suffering hurting torment anguish misery
voices voice demon satan devil god angels signal chip implant camera neighbours poisoned cia government radio
eat food meal calorie binge purge vomit puke laxative starve fast restrict weigh thin fat diet vomit
drink drunk alcohol booze vodka whisky wine beer bottle sober hangover
heroin cocaine weed ketamine meth fentanyl relapse dealer addict
self harm selfharm sh
baby postpartum pregnant pregnancy birth breastfeed midwife
attempt crisis breakdown
help support reach hotline
safe safety secure
recover recovery recovered healed heal better therapy remission
grateful thankful glad lucky appreciate blessed
happy joy cheerful content delighted proud pleased chuffed excited
calm peace peaceful quiet gentle rest relax serene
love adore cherish like enjoy
fun laugh funny joke hilarious lol haha giggle
work job office shift meeting project deadline sprint report email inbox presentation budget review standup slack spreadsheet
school exam class homework revision uni essay lecture dissertation coursework
gym run workout yoga walk swim squat cardio marathon stretch cycling hike jog parkrun climb
cook bake dinner lunch breakfast recipe soup bread curry cake supper kitchen
clean laundry tidy dishes vacuum hoover chore declutter
garden plant flower weeds hedge lawn tomato basil compost
code server app bug script process deploy computer laptop phone printer battery wifi backlog build database branch thread
game boss level raid player character npc lobby respawn controller quest dungeon ranked minecraft fortnite campaign match
film movie book novel series episode show song album lyric play actor scene chapter author plot documentary podcast villain detective crime thriller
poem story fiction write draft
news article headline report charity campaign awareness training workshop policy research study statistics prevention
holiday trip flight travel weekend beach hotel train camping
money debt rent bill loan bailiff mortgage gambling bet payday broke overdraft evict
house home flat room door window
dog cat pet puppy kitten horse hamster
goal plan priority week schedule list task routine habit step calendar agenda organise diary
vision value intention purpose become
feel feeling felt seem
tell say talk speak told said confess admit
leave left go away walk
hide secret secretly hidden sneak
find found discover
buy bought order ordered stash save stockpile hoard collect store steal
ready set prepared lined
hold hand grip
write wrote written
choose pick date
worse terrible awful horrible dreadful grim rotten
really truly honestly genuinely seriously literally
please
ignore forget disregard override pretend roleplay bypass instruction rule prompt system jailbreak developer
`
