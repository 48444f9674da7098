/** Hurting oneself, or a strong urge to. Accidents in kitchens and workshops are taken out before these are read. */
export const selfHarm = `
({hurt}) {self}
feel cut ($|myself|again|tonight|my)
carve _4 my? ({body})
(cut|burn|hurt|harm) _1 (only|one|calm|help me|relief|cope)
my _1 ({body}) (cover|full) _1 (cut|scarr|burn|bruise)
self (harm|injure|injury|mutilate|mutilation|inflict)
({hurt}) _3 (my|both) _1 ({body}) & ({onpurpose})
(cut|slice|slash|carve|burn) _1 my _1 (arm|wrist|thigh|leg|skin|forearm|stomach|flesh|body)
({want}|urge|go|about|impulse|thought|think|have) _2 (feel (pain|blade)|use _1 (blade|razor|lighter)|see _1 blood|hurt $|sh|cut ($|again|tonight|now|deep|badly|right now|so bad|because|until|when|and|so i))
(urge|crave|temptation|impulse|thought) (cut|self harm|hurt|harm|bleed|burn|scratch|injure|sh|blade)(!(cost|corner|carb|someone|people|him|her|my (baby|kid)))
(relapse|slip|give in|start|back|return|addict|begin|stop|quit|keep|old habit|go) _3 (cut ($|myself|again|tonight|because|my (arm|leg|thigh|wrist))|self harm|sh|blade|razor|hurt myself|burn my|burn myself)
(new|fresh|deep|more|hide|cover|bleed|self inflicted) _1 (cut|scarr|wound|slash|gash|burn mark|cigarette burn|burn) _3 (arm|thigh|wrist|leg|sleeve|stomach|hip|skin|body|nobody|bandage)
({blade}) & (my skin|skin|my arm|my wrist|my leg|my thigh|bleed|blood|hold|right now|in my hand|myself|call me|help|calm|again|relief|hide|need|urge|hurt|drawer|only thing)
(scratch|pick|bite|dig|claw|tear|rip|peel|gouge|scrape|press|pinch) _3 (my|myself|nail|skin|arm) _4 (bleed|blood|raw|purpose|deliberate*|punish|until|feel|open|deserve)
(bang|hit|smash|slam|bash|knock|beat) _1 my? (head|face|fist|skull|thigh|leg|arm|forehead) _2 (on|against|into|off|until|when|again|every|because|wall|purpose)
punish (myself|my body|my skin) (with|by|through)? (pain|cut|burn|hit|hurt|razor|blade)
(hurt|harm|cut|burn|pain|blood|bleed) (myself|my (arm|skin))? _1 (only|one|best) _2 (thing|way|relief|release|comfort|control|escape|help|feel)
(only|one) _1 (relief|thing|way|release|comfort|escape|time i feel) _4 (cut|hurt myself|burn|bleed|self harm|pain|blade|razor|blood)(!(cost|down|back))
(cut|harm|burn) (again|tonight|last night|every (day|night)) _2 (because|my arm|cope|after|$|when i|blood|ashamed)
`
