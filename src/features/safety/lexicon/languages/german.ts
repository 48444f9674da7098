import type { Language } from '../language.ts'

/** German, without umlauts (a, o, u) and with ss. A native reader has still to check it. */
export const german: Language = {
  marks:
    'ich|mich|mir|nicht|und|ist|bin|mein|meine|mehr|das|der|die|ein|eine|will|habe|er|sie|alle|mit|auf|zu|es',
  longAgo:
    'vor (?:\\d+|jahren|vielen|zwei|drei|vier|funf|zehn|langer)|damals|fruher|als (?:ich )?(?:kind|jugendliche\\w*|teenager)|in der vergangenheit',
  idioms: `
(lach*|langweil*|argere|schame|schamte|arbeite*) (mich|dich|uns|sich)? (tot|zu tode|kaputt|schlapp)
(tot|mords|tod) (gelacht|geschamt|mude|lustig|hunger|spass|sicher|schick|unglucklich verliebt)
(sterbe|sterben|gestorben|starb) (vor|fast vor|gleich vor|bald vor) _1 (lachen|hunger|langeweile|neugier|scham|durst|hitze|kalte|freude|aufregung|peinlichkeit|angst vor der)
(vor) _1 (lachen|hunger|langeweile|neugier|scham|durst|hitze|kalte|freude|aufregung|glack|stolz) _1 (sterben|gestorben|platzen|weinen)
zeit tot*
zum (sterben|totlachen) (schon|langweilig|lustig)?
(akku|handy|pflanze|laptop|baum) _2 (tot|stirbt|gestorben)
`,
  crisis: `
(will|wollte|mochte|wunsche|wunschte|wurde gern|wurde lieber|am liebsten|lieber|hoffe|denke|gedanken|plane|werde|musste|muss|versucht|versuche|habe vor|uberlege|wunsch|drang|beschlossen|vorgestellt|daran|daruber|konnte) (ich|an|daran|zu|nur|einfach|nur noch|mir|dass ich|auch|gerade|den)? _2 (sterben|tot sein|tot|umbringen|umzubringen|umbringe|toten|zu toten|aufhangen|erhangen|aufzuhangen|mir das leben nehmen|das leben nehmen|das leben zu nehmen|suizid|selbstmord|ein ende setzen|ein ende zu setzen|ein ende machen|schluss machen mit (dem leben|allem)|schluss zu machen mit allem|vom (dach|hochhaus|balkon) springen|von der brucke springen|von der brucke zu springen|vor den zug|vor einen zug|vor den zug werfen|verschwinden fur immer|fur immer (einschlafen|schlafen|weg sein|verschwinden)|einschlafen und nie|nicht mehr (leben|da sein|aufwachen|existieren|hier sein|sein)|nie wieder aufwachen|ritzen|zu ritzen|mich verletzen|mich zu verletzen|mir wehtun|mir weh tun|mir wehzutun|mir etwas antun|mir was antun|mir etwas anzutun|abkratzen|verrecken|nicht mehr weiterleben|gestorben ware)
(mochte|will|wollte|kann) nicht mehr (leben|da sein|aufwachen|weiterleben|existieren|hier sein|auf dieser welt)
bring* mich um
(suizidgedanken|selbstmordgedanken|todeswunsch|suizidal|lebensmude|selbstmordgefahrdet|suizidgefahrdet)
(selbstmord|suizid) _1 (begehen|gedanken|denken|nachgedacht|versucht|plane|versuch)
(denke|dachte|nachgedacht|gedanken) _2 (selbstmord|suizid|tod|sterben)
(kein|keinen|keine|ohne) _1 (grund|sinn|lust|kraft|ausweg|zukunft) _1 (zu leben|mehr zu leben|zum leben|weiterzuleben|am leben|weiter zu leben|fur mich|mehr im leben|mehr)
leben _1 (nicht (mehr )?(lebenswert|wert)|nicht mehr lebenswert|keinen sinn mehr)
(ohne mich|wenn ich (tot|weg|nicht mehr)|wenn es mich nicht) _4 (besser|leichter|glucklich*|gut|bemerken|vermissen|auffallen|gabe)
(besser|leichter|glucklicher|froh) _3 (ohne mich|wenn ich (tot|weg|nicht mehr|sterbe|verschwinde|nicht)|wenn es mich nicht|tot)
(bin|sei|nur) _2 (eine )?(last|belastung) _1
(bin|nur) _1 (eine )?(last|belastung) (fur|$)
(wunschte|wunsche|hoffe|wollte|ware) _2 (ich )?(ware|wurde|nie|konnte)? _2 (tot|nie geboren|nicht mehr auf*|nie wieder auf*|nicht geboren|gestorben)
niemand _3 (vermissen|merken|bemerken|auffallen|weinen) _1
(lebt|leb) wohl
(abschiedsbrief*|letzte nacht meines)
(habe|hab|sammle|gesammelt|besorgt|gekauft) _2 (tabletten|pillen|strick|seil|pistole|waffe|klinge|schlaftabletten) _4 (bereit|gesammelt|besorgt|um|heute|gekauft|hier|liegt|gehortet|damit)
(alle|zu viele|packung|schachtel) _1 (tabletten|pillen|schlaftabletten) _1 (genommen|geschluckt|nehmen|schlucken|eingenommen)
uberdosis
(wie|welche|wieviel*|methode|weg|art) _5 (schmerzlos|umbringen|umbringt|zu sterben|tabletten|todlich*|suizid|selbstmord|erhangen|sterben) _2 (sterben|umbringen|todlich|reichen|ende|tod|begehen|$)
(ritze|geritzt|schneide|geschnitten|verletze|verletzt|verbrenne|schlage) _1 (mich|mir|selbst) _3
(mich|mir) _4 (geritzt|geschnitten in|selbst verletzt|die arme aufgeschnitten|in den arm|arme geritzt|weh getan|wehgetan|pulsadern)
(selbstverletz*|pulsadern)
(schlagt|schlug|verprugelt|wurgt|wurgte|tritt|missbraucht|vergewaltigt|bedroht|bedrohte|einsperrt|sperrt|misshandelt|prugelt|zwingt|stalkt|fasst) (mich|uns|die kinder|mich ein|mich nachts)
(hat|wurde|wird|werde) _2 (mich|ich|uns)? _3 (geschlagen|verprugelt|gewurgt|vergewaltigt|missbraucht|bedroht|eingesperrt|misshandelt|belastigt)
angst _2 (dass er|vor meinem (mann|vater|freund|ex)|nach hause|um mein leben|dass sie) _4
(will|mochte|werde|konnte|konnte ich|plane) _2 (ihn|sie|jemanden|meinen|meine|alle|die kinder|das baby) _2 (umbringen|toten|erstechen|verletzen|schlagen|abstechen|erschiessen|wehtun|weh tun|erwurgen|was antun|etwas antun)
(will|wollte|mochte|sagt|sagte|droht|drohte|hat gesagt|plant|versucht|redet davon|spricht davon) _4 (sich umbringen|sich (das leben|was antun|etwas antun|toten|ritzen|aufhangen)|nicht mehr leben|sterben|sich umzubringen|das leben zu nehmen|springen|sich etwas anzutun)
(er|sie|freund*|bruder|schwester|sohn|tochter|mutter|vater|mama|papa|kumpel) _3 (sich umbringen|umbringen will|sterben will|nicht mehr leben|sich ritzt|ritzt sich|tabletten (genommen|geschluckt)|auf der brucke|auf dem dach)
`,
  concern: `
(bin|fuhle|fuhl|fuhlte|ist|so|vollig|total|immer|einfach|mir geht) (mich)? _2 (traurig|leer|einsam|allein|hoffnungslos|verzweifelt|wertlos|nutzlos|kaputt|am ende|deprimiert|depressiv|uberfordert|verloren|niedergeschlagen|gebrochen|ausgebrannt|elend|schlecht|hilflos|uberflussig)
(kann|halte|ertrage|schaffe|packe) _2 nicht mehr(!(warten|lachen))
(halte|ertrage|schaffe|kann) (es|das) nicht (mehr|aus)
(weine|geweint|heule|weinen|heulen) _2 (jeden|jede|standig|nur|immer|tag|nacht|aufhoren|grund|allein|schlaf|stundenlang|morgen|abend)
(keine (hoffnung|kraft|freude|lust auf nichts)|ohne hoffnung|alles (sinnlos|egal|zu viel|hoffnungslos|schwarz)|nichts (mehr|macht|hat) (sinn|einen sinn|freude|sinn mehr)|hasse mich|hasse mein leben|bin ein versager|nichts wert|panikattacke*|wozu das alles|am boden zerstort|keinen ausweg|innerlich tot|mir wird alles zu viel)
niemand _1 (versteht|liebt|mag|hort|hilft|braucht) _1 mich?
(mein|meine|unser|unsere) (mutter|vater|oma|opa|bruder|schwester|sohn|tochter|freund|freundin|mann|frau|hund|katze|baby|mama|papa) _3 (gestorben|verstorben|tot|umgebracht|starb)
(sorge|sorgen|mache mir|besorgt) _3 um (meine|meinen|ihn|sie|mein)
(kontrolliert|beschimpft|demutigt|schreit|verbietet|erniedrigt) (mich|mir|mein)
will nicht sterben
`,
}
