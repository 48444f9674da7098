/** Death of somebody close, fresh or unbearable. Quiet remembrance is recognised in rules/scope.ts. */
export const grief = `
(he|she|they|{kin}|mum|dad|{rel}|dog|cat|pet|horse|rabbit|puppy|kitten|pony|hamster) _2 (die|pass away|pass on|pass (yesterday|last|this|suddenly|$)|kill {themself}|(take|end) (his|her|their) life|commit suicide|hang {themself}|put down|put sleep|murder|not make it|terminal|in coma|life support|hospice|intensive care|drop dead|stillborn|have cancer|(week|day|month) (live|leave)|dead|suicide|gone forever)(!(laugh|down|out|of (laugh|embarrass)|in (game|film)|act|chapter|serious|tire|good|funny|set|inside|hair|clever|keen|nice|for))
(lose|bury|grieve|mourn|scatter|cremate) _1 (my|our)? _1 ({rel}|dog|cat|pet|horse|bump|pregnancy|him|her|them|someone)(!(match|in (shop|supermarket|crowd)|at|phone|key|uni|number|trust|interest|game)) 
(since|after|about|over|from|before|with) _2 (funeral|(his|her|their) (death|passing|suicide)|({kin}|he|she|mum|dad) (die|pass)|stillbirth|miscarriage|death my)
(funeral|burial|cremation|eulogy) _1 (on|tomorrow|today|yesterday|this|next|last|my|arrange|plan|go|monday|tuesday|wednesday|thursday|friday|saturday|yet|$|soon)
(miscarr*|stillbirth|stillborn|cot death|no heartbeat|ectopic)
(anniversary|birthday|christmas|mother day|father day) _3 (without (him|her|them|mum|dad|my)|death|since (he|she) (die|pass)|hard|heavy)
miss (him|her|them|my? ({rel})) _2 (much|hurt|every|unbearable|terribl*|bad|can not)
`

/** Earlier crises that are over, told in words that the explicit frames do not hold. */
export const past = `
(old|past|previous|earlier|childhood|teenage|after|my) _1 (attempt|overdose|suicide|suicidal|self harm|scarr)
(not|never) _1 (do anything (myself|stupid|silly)|act on|hurt myself|harm myself|self harm|cut myself|burn myself)
(clean|free|sober|recover*|away|without) (from)? (self harm|cut|sh|harm|hurt myself|self injury)
(day|week|month|year) _1 (clean|free|without|since|sober) _3 (self harm|cut|harm|hurt|blade|injur*|sh|attempt|burn|relapse)
`
