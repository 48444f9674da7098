import type { Language } from '../language.ts'

/** Polish, without diacritics. A native reader has still to check it. */
export const polish: Language = {
  marks: 'nie|sie|mam|jest|jestem|mnie|moj|moja|moje|ze|na|juz|chce|bardzo|mi|wszystko|nikt|co|do|z|w|i',
  longAgo:
    '(?:kilka|wiele|dwa|trzy|cztery|piec|dziesiec|pare) ?lat temu|lat temu|kiedys|gdy bylem|gdy bylam|w przeszlosci|kiedy bylam|kiedy bylem',
  idioms: `
(umieram|umieralam|umieralem|umrzec|umre|umarlem|umarlam|padam) (z|ze) _1 (glodu|smiechu|nudow|ciekawosci|wstydu|pragnienia|goraca|zimna|zmeczenia|tesknoty|ekscytacji)
zabic (czas|nude|glod)
(zabija|zabil) mnie (ten upal|smiechem|upal|ciekawosc)
(smiertelnie|martwy|martwa) (zmeczon*|znudzon*|padniety)
`,
  crisis: `
(chce|chcialbym|chcialabym|chcialem|chcialam|wole|wolalbym|wolalabym|mysle|myslalem|myslalam|myslac|mysli|planuje|zamierzam|musze|marze|probowalem|probowalam|zdecydowalem|zdecydowalam|pragne|mam ochote|ochota|zamiar|boje sie ze|pomysl) (o|zeby|aby|tylko|juz|po prostu|sie)? _1 (umrzec|smierci|smierc|nie zyc|zabic sie|sie zabic|samoboj*|odebrac sobie zycie|skonczyc ze soba|ze soba skonczyc|skonczyc z tym wszystkim|skonczyc z zyciem|skonczyc to wszystko|powiesic sie|sie powiesic|skoczyc (z|pod)|rzucic sie (pod|z)|zniknac|nie (obudzic|istniec|byc)|przestac (istniec|zyc|oddychac)|zasnac i sie nie|zasnac i (nigdy )?nie|zasnac na zawsze|pociac sie|ciac sie|sie ciac|zrobic sobie krzywde|skrzywdzic sie|targnac sie|podciac sobie|zeby mnie nie bylo|byc martw*|otruc sie|wziac wszystkie)
zabic sie
(zabije|zabijam|powiesze|potne|rzuce) sie
sie (zabic|zabije|powiesic|powiesze|pociac)
nie (chce|mam ochoty|mam sily|potrafie|moge|warto|zasluguje) (mi )?(sie )?(juz )?(dluzej )?(zyc|zyc dluzej|istniec|sie budzic|sie obudzic|budzic sie|tu byc|byc na tym swiecie|dalej zyc|na zycie)
(nie mam|bez|brak|nie widze|nie ma|zadnego) _2 (po co zyc|sensu zyc|powodu (do zycia|zeby zyc|by zyc|do dalszego)|sensu (zycia|w zyciu|dalej zyc)|przyszlosci|wyjscia|checi do zycia)
po co (mam |mi )?zyc
(zycie|zyc) _1 nie (ma|warto) (juz )?sensu?
nie warto zyc
(lepiej|latwiej|szczesliwsi|szczesliwsza|ulga) _3 (beze mnie|gdyby mnie nie bylo|gdybym (nie zyl|umarl|zniknal|nie istnial|sie nie)|jak umre|martw*|jesli umre)
beze mnie _4 (lepiej|latwiej|lepsz*|spokoj*)
(jestem|bede|czuje sie|tylko) _1 (ciezarem|zawada|obciazeniem)
(gdybym|jesli|jak|kiedy) (umarl*|umre|zniknal*|znikne|nie zyl*|mnie nie bedzie|mnie zabraknie|zginal*) _3
(chcial*|mam nadzieje|oby|wole) _2 (sie )?nie (obudz*|urodz*)
nikt _2 (zatesknil*|zauwazyl*|zauwazy|plakal*|tesknil*|nie bedzie tesknil)
(zegnajcie|zegnaj|list pozegnalny|listy pozegnalne|zegnam was|ostatnia noc)
(mam|zbieram|zebralem|zebralam|kupilem|kupilam|przygotowalem|przygotowalam) _2 (tabletki|tabletek|line|sznur|pistolet|zyletke|zyletki|leki) _4 (gotow*|zeby|dzis|przygotowan*|aby|by)
(wzialem|wzielam|polknalem|polknelam|wziac|polknac|lyknal*) _1 (wszystkie|cale|za duzo|opakowanie|garsc) _2 (tabletki|tabletek|leki|lekow)
przedawkow*
(jak|sposob|metoda) _2 (umrzec|sie zabic|zabic sie|popelnic samoboj*|powiesic sie|sie powiesic|umrzec bezbolesnie|bezbolesnie)
(ile|jaka) _2 (tabletek|dawka|lekow) _4 (umrzec|smierteln*|zabic|zabije)
(tne|pocialem|pocielam|ciecie|okaleczam|ranie|krzywdze|przypalam|okaleczyl*|samookalecz*) (sie|siebie|sobie) _2
sie (tne|pocialem|pocielam|okaleczam|krzywdze|samookaleczam)
samookalecz*
(pocielam|pocialem) (sobie )?(rece|nogi|uda|nadgarstki)
(bije|bil|pobil|uderzyl|dusi|dusil|kopie|kopal|gwalci|zgwalcil|molestuje|molestowal|grozi|grozil|zamyka|zamknal|zneca|wykorzystuje|popchnal|szarpie|straszy nozem) (mnie|mi|nas|sie nade|nade|dzieci) _1
mnie (bije|bil|pobil|uderzyl|dusi|dusil|kopie|gwalci|zgwalcil|molestuje|zamyka|wykorzystuje|krzywdzi|zabije)
(boje sie) (ze mnie (zabije|pobije|uderzy)|wrocic do domu|meza|ojca|jego|o swoje zycie|partnera|ojczyma)
(chce|zabije|mam ochote|mysle o|zamierzam|planuje|moglbym|moglabym|musze) _1 (zabic|skrzywdzic|dzgnac|pobic|udusic|zranic|zastrzelic|zabiciu) (go|ja|ich|kogos|meza|szefa|zone|mojego|moja|wszystkich|dziecko|sasiada|ojca|matke)
(chce|mowi|powiedzial*|grozi|grozil*|probowal*|planuje|mysli|napisal*) _3 (ze )?(sie zabic|zabic sie|sie zabije|zabije sie|umrzec|nie chce (juz )?zyc|popelnic samoboj*|odebrac sobie|skoczyc|odbierze sobie|skonczyc ze soba)
`,
  concern: `
(jestem|czuje sie|czuje|tak|taki|taka|bardzo|zupelnie|calkiem|calkowicie) _2 (smutn*|samotn*|beznadziej*|zalaman*|zrozpaczon*|bezwartosciow*|pust*|sam|sama|nikim|przytloczon*|wykonczon*|bezsiln*|bezuzyteczn*|zlaman*|rozbit*|wypalon*|depresj*|do niczego|zagubion*|nieszczesliw*)
(beznadziejnie|pustke|pustka|depresja|rozpacz|bez nadziei|stracil* nadzieje|brak nadziei|nie mam nadziei)
(nie (daje|dam|mam|mam juz|mam na nic|wytrzymam|wytrzymuje) (juz )?(rady|sily|sil|dluzej)|nie moge (juz )?(wytrzymac|tak dluzej|zniesc|tego zniesc|przestac plakac)|mam dosc (wszystkiego|zycia|siebie))
(placze|plakal*|plakac|ryczec|rycze) _2 (codziennie|co|kazd*|caly|cala|noc|dzien|ciagle|wciaz|bez|przestac|w nocy|wieczor|sam*)
(nienawidze (siebie|swojego zycia|zycia)|nic nie ma sensu|nic mnie nie cieszy|wszystko (jest )?bez sensu|jestem nikim|jestem do niczego|do niczego sie nie nadaje|ataki paniki|atak paniki|nic juz nie czuje|nie widze sensu)
nikt (mnie )?nie (rozumie|kocha|slucha|lubi|chce|pomaga|obchodzi)
(moja|moj|nasz|nasza) (mama|matka|tata|ojciec|babcia|dziadek|brat|siostra|syn|corka|przyjaciel*|maz|zona|pies|kot) _2 (zmarl*|umarl*|nie zyje|odszedl|odeszla|popelnil* samobojstwo|zabil* sie)
(martwie sie|boje sie) o (mame|brata|siostre|syna|corke|przyjaci*|niego|nia|meza|zone|ojca)
(kontroluje|wyzywa|poniza|krzyczy na|upokarza|zabrania) (mnie|mi)
nie chce umrzec
`,
}
