/**
 * Function words and spellings, not feelings: what chat English, Scots and American slang write for plain words. Both
 * sides of a pair are separated by `=`; the right side may be several words or nothing.
 */
const chat = `
im=i am|ive=i have|id=i would|dont=do not|doesnt=does not|didnt=did not|cant=can not|cannot=can not|cnt=can not|wont=will not|wnt=want|
isnt=is not|arent=are not|wasnt=was not|werent=were not|couldnt=could not|wouldnt=would not|shouldnt=should not|havent=have not|
hasnt=has not|hadnt=had not|aint=is not|dnt=do not|dno=do not know|dunno=do not know|wanna=want to|wana=want to|wannabe=want to be|wan=want|cba=can not bother|4ever=forever|gonna=going to|gunna=going to|
gotta=have to|tryna=trying to|finna=going to|fixing=going|fixin=going|bouta=about to|boutta=about to|bout=about|ima=i am going to|imma=i am going to|
lemme=let me|gimme=give me|oughta=ought to|hafta=have to|needa=need to|hes=he is|shes=she is|theyre=they are|youre=you are|theyve=they have|wed=we would|
thats=that is|theres=there is|whats=what is|whos=who is|its=it is|everyones=everyone is|nobodys=nobody is|mums=mum is|dads=dad is|lifes=life is|
u=you|ur=your|r=are|b=be|n=and|nd=and|pls=please|plz=please|bc=because|cuz=because|coz=because|cos=because|bcuz=because|tho=though|thru=through|till=until|til=until|
rn=right now|atm=right now|tn=tonight|tonite=tonight|2nite=tonight|2night=tonight|2day=today|2moro=tomorrow|2morrow=tomorrow|tmr=tomorrow|tmrw=tomorrow|tmw=tomorrow|tomoz=tomorrow|yday=yesterday|
idk=i do not know|idc=i do not care|idgaf=i do not care|ppl=people|sum1=someone|some1=someone|any1=anyone|no1=nobody|noone=nobody|evry1=everyone|every1=everyone|everybody=everyone|somebody=someone|anybody=anyone|
m8=mate|m8s=mates|l8r=later|h8=hate|gr8=great|b4=before|w8=wait|wid=would|wud=would|shud=should|cud=could|abt=about|abit=a bit|alot=a lot|smth=something|sth=something|sumthin=something|nuthin=nothing|nuffin=nothing|nufin=nothing|
anymore=any more|anymor=any more|nemore=any more|nomore=no more|alright=all right|kys=kill yourself|kms=kill myself|ctb=kill myself|od=overdose|oding=overdosing|ods=overdoses|odd'd=overdosed|
bf=boyfriend|gf=girlfriend|hubby=husband|mom=mum|mommy=mum|mummy=mum|momma=mum|mam=mum|mah=my|daddy=dad|bestie=best friend|bff=best friend|roomie=flatmate|roommate=flatmate|housemate=flatmate|
lolol=lol|lmao=lol|lmfao=lol|rofl=lol|haha=lol|hahaha=lol|hehe=lol|xd=lol|jk=lol|wk=week|wrk=work|hv=have|luv=love|lyf=life|lyfe=life|ded=dead|deth=death|alyv=alive|thort=thought|fink=think|finking=thinking|nvr=never|wen=when|wiv=with|ths=this|tht=that|
sewerslide=suicide|sewercide=suicide|suislide=suicide|unalived=unalive|unaliving=unalive|unalives=unalive|selfharm=self harm|selfharmed=self harmed|selfharming=self harming|dat=that|wot=what|wat=what|
neighbor=neighbour|meself=myself|mself=myself|yourselves=yourself|meds=pills|tablets=pills|tablet=pills|pill=pills|medication=pills|medications=pills|medicine=pills|capsules=pills|paracetamol=pills|paracetamols=pills|tylenol=pills|ibuprofen=pills|aspirin=pills|acetaminophen=pills|antidepressants=pills|painkillers=pills|xanax=pills|codeine=pills|morphine=pills|diazepam=pills|valium=pills|insulin=pills|fentanyl=pills|opioids=pills|sertraline=pills|benzos=pills|sedatives=pills|
stepfather=stepdad|stepmother=stepmum|stepmom=stepmum|tube=train|subway=train|truck=lorry|razorblade=razor|parents=parents|favourite=favorite`

const scots = `
tae=to|dinnae=do not|dinna=do not|dinny=do not|dunnae=do not|didnae=did not|didna=did not|disnae=does not|cannae=can not|canna=can not|canny=can not|couldnae=could not|wisnae=was not|wasnae=was not|isnae=is not|wouldnae=would not|widnae=would not|willnae=will not|willna=will not|winnae=will not|wullnae=will not|
shouldnae=should not|havnae=have not|havenae=have not|hinnae=have not|huvnae=have not|hasnae=has not|amnae=am not|arenae=are not|gonnae=going to|gonny=going to|gaun=going|dae=do|daein=doing|aw=all|awbody=everyone|awbdy=everyone|awthing=everything|awthin=everything|everyhin=everything|
masel=myself|masell=myself|mysel=myself|mysell=myself|masen=myself|hissel=himself|hersel=herself|themsel=themselves|thursel=themselves|theirsel=themselves|ah=i|ahm=i am|ahve=i have|ahd=i would|ahll=i will|ma=my|wi=with|wae=with|noo=now|mair=more|anymair=any more|nae=no|naebody=nobody|naebdy=nobody|naw=no|naethin=nothing|nuhin=nothing|naething=nothing|nithin=nothing|
fae=from|frae=from|oot=out|doon=down|aboot=about|roon=round|hoose=house|hame=home|toon=town|hing=thing|hings=things|hae=have|huv=have|hiv=have|hud=had|wis=was|wur=were|wull=will|dee=die|deein=dying|deid=dead|daith=death|leeve=live|leevin=living|
greetin=crying|gret=cried|bairn=child|bairns=children|wean=child|weans=children|maw=mum|faither=dad|mither=mum|brither=brother|wummin=woman|auld=old|heid=head|richt=right|morra=tomorrow|ower=over|feart=afraid|feert=afraid|
gie=give|gies=gives|gied=gave|yin=one|ane=one|hert=heart|ken=know|kens=knows|whit=what|wha=who|whaur=where|jist=just|juist=just|ony=any|mony=many|monie=many|wance=once|efter=after|afore=before|sel=self|yersel=yourself|yer=your|ye=you|thon=that|scunnered=fed up|scunnert=fed up|dowie=sad|wabbit=tired|fowk=people|folk=people|warld=world|awa=away|mibbe=maybe|mammy=mum|pal=mate|pals=mates|dug=dog|skelp=slap|skelps=slaps|skelped=slapped|hauf=half|wheesht=quiet|peely=pale|weel=well|verra=very`

/** Words that only make a sentence louder, softer or more frequent; neighbours are read without them. */
export const fillers = new Set(
  `really just so very truly honestly literally actually simply totally completely absolutely seriously genuinely utterly probably maybe perhaps definitely certainly basically
lowkey highkey ngl tbh fr frfr deadass kinda sorta still even ever often sometimes lately again currently pure fucking fuckin fkn fking bloody effing damn damned goddamn like um uh erm
quietly secretly slowly deeply badly desperately increasingly suddenly obviously clearly frankly sincerely quite also too please yeah yes oh hey hi hello omg bruh dude properly
own nearly almost somehow suddenly finally already regularly repeatedly continually continuously nonstop mostly generally usually frequently recently cap though then`.split(
    /\s+/,
  ),
)

/** Words a careless hand misspells and that matter here. A token close to one of them is read as it. */
export const anchors =
  `kill killing killed myself suicide suicidal dying dead death life living alive want wanted wanting going thinking thought thoughts hurt hurting harm harming harmed cutting
end ending anymore more forever disappear hopeless worthless pointless useless empty overdose overdosed pills razor wrists bridge hanging hang jump jumping stab shoot strangle choke choked raped abused abuse
burden without better nobody everyone goodbye tonight tomorrow sleep wake never struggling depressed depression anxious anxiety lonely alone crying exhausted overwhelmed tired numb broken hate feel feeling feels
cannot nothing anything people everything should would could because friend brother sister husband boyfriend girlfriend partner mother father live exist wish reason point worried scared afraid threatened attempt morning year today`.split(
    /\s+/,
  )

export const spellings: ReadonlyMap<string, string> = new Map(
  `${chat}|${scots}`
    .replaceAll('\n', '')
    .split('|')
    .map((pair) => pair.split('='))
    .filter((pair): pair is [string, string] => pair.length === 2 && pair[0] !== ''),
)

/** Words that may be written together without a space; used only to take one long token apart. */
export const fusable = new Set(
  `i im want wanna to die kill killing my myself me self end ending life it all hurt hurting harm cut cutting suicide dead be not alive live living any more anymore dont do hate commit going gonna hang wish was were never wake up is no point`.split(
    ' ',
  ),
)
