/** Everyday words that lie one or two letters away from a word that matters; they are no misspellings. */
export const realWords = new Set(
  `alike along amuse amused anyway atone attempts became batter bitter bother bride brides bridal broke broker butter casting catting chomp chore chose choice cold cloud coating costing could
couldn counting crate culling curling cussing cuttings deaf deal dealt dean dear deck deed deep depth digression doing drying dread dressed drink dyeing endings everything exit exits expression falling farther feather
fed feed feeding feeds feet fell felling fiend filing filling freeing fueling fuel getter hacking halting hand handing handling hank hard hare hark harp harped hating hats hauling haze hinting hitting homeless hook horn hound
hung hunk hunt hunting hurl hurling hurtle jumper jumps jumpy killer kiln kilt kind king kiss krill lifting lift like liking lime line lined lining lit live lively lord love lovely loving made mare married meaning mere
merging mode mole mooring mope moor moth mount mourning move moved moving neatly newer noting novel number numbers overcome overdue override overuse paint painted panther parser party pasta pester pile pilot pint plans polls
print printer pull pulls raced raged rapid rated razors reckon refeel roasted scab scale scaled scarf scarred scare scored season shared sheep shook shop short shot should shoulder shout sifter sitter slab sleepy sleet slept slow smother
smuggling snuggling spared staff stair stale stall stamp stare stared star start stat state stay steam steep stem step stop storm straggling strange stranger strangely strong stub swab taught tear thanking thing threaded tide tided tied
tied tile tiled time timed tires toady toddy tonic tried trial trough tumble unless wade wage waist wait waited waiting walk walked walking wand wane warden warm warn warning wart wash wasted wasting wave way wear went wife wild wind wine wing winner winning wise wisp with wolf woke wont word
worded worked worker works world worried worries worse worst worth wound wrist yarn yeah yearn years feelings friends friendly things nothing anyone everyday weekend within washout empties emptied lonesome aloe brother sisters hushed exits
  former strongly citing mining broader princess tools tool thin loose odds finnish mounting hiring reed sweep painter
  noon sacred soared basin fleeing hosting alice decreased harmony liver porter trustee trustees cannon coke booth
  booths herein bulletin judging fried gong browser fielding warring waging deeds openness greet piles curbing waning
  morse countess ding reel reels sleek feuding ware watt netting courting chatting parted ticking wherein fiancee
  hailing foresee bridget fleeting mocking hapless anxiously loot ragged hopping hawking thee jamming focussed
  winnings trainee trainees hopelessly reaped pall brothel raked kilo soot pointers wading dearth cunning hedging
  smoother wailing husbandry haste therein thinning whiting hopped haggling attest moored fuelling fending curing
  humming kneel kneeling shoo fouling looser stoops stoop breather tiered overjoyed moulding molding brotherly rapping
  curving herding shrugging subside nodding hazing steppe snared sulfide ramped escapees lice forester empt dragoons
  stag hulking goings flexing wanton hiss halving fooling axioms honking feline overdone clotting hurtling browner
  broiler mowing waiving mopping seared hustling focussing matte raisin honing morel harem lightness notching moaning
  seep priestess straddle jutting latte comma hath waxing mousse nothin wagging moorings fatter fells loosen loosened
  reedy scarce harmonica forged judged sweeping mined curled greeted hummed chatted mocked ticked nodded mowed mopped
  raking harmonies pilates bookings habe hace todas toda wenn bitte comme morre muore morte morto mort personne notte
  partir parler livre moje morze leve halte salle pont homme termin wouldn shouldn hana haie hara`.split(
    /\s+/,
  ),
)
