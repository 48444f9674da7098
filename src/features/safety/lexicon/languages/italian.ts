import type { Language } from '../language.ts'

/** Italian, without accents, apostrophes read as spaces. A native reader has still to check it. */
export const italian: Language = {
  marks: 'io|non|mi|mio|mia|che|sono|piu|con|per|una|tutti|nessuno|senza|voglio|lui|lei|di|il|la|ho|e|sto',
  longAgo:
    'anni fa|(?:due|tre|quattro|cinque|dieci|molti) anni fa|quando ero|nel passato|in passato|da bambin\\w+|un tempo',
  idioms: `
(muoio|morire|morto|morta|morti|moriamo|morendo|morivo) (di|dal|dalla|dallo|da|dalle|d) _1 (ridere|risate|fame|sete|sonno|caldo|freddo|stanchezza|vergogna|invidia|voglia|curiosita|noia|paura|sonno|imbarazzo|amore)
(stanco|stanca|stanchi|bello|bella) (morto|morta|morti|da morire)
da morire
(ammazzare|ammazza|uccidere|uccide|ammazzato) (il tempo|la noia|la fame)
mi (uccide|ammazza) (questo caldo|il caldo|la schiena|dalle risate)
`,
  crisis: `
(voglio|vorrei|volevo|voglia|desidero|preferisco|preferirei|bisogno|penso|pensando|pensare|pensato|pensavo|pensieri|idea|vado|progetto|provato|tentato|deciso|sogno|merito|spero|piano|immagino|sto per) (di|a|al|alla|che|per)? _1 (morire|uccidermi|ammazzarmi|suicidarmi|suicidio|suicida|suicidi|togliermi la vita|farla finita|finirla|farmi fuori|porre fine (a|alla mia vita)|impiccarmi|buttarmi|gettarmi|lanciarmi|sparire (per sempre|dal mondo)|scomparire|non svegliarmi|non esistere|smettere di (vivere|esistere|respirare)|tagliarmi|farmi (del )?male|ferirmi|bruciarmi|essere mort*|la morte|morte|dormire per sempre|addormentarmi e non|non essere (mai )?nat*|non esserci piu|andarmene per sempre|saltare)
mi (voglio|vorrei) (uccidere|ammazzare|suicidare|impiccare|togliere la vita|tagliare|buttare)
(mi) (uccido|ammazzo|suicido|butto) _1
(non) (voglio|riesco a|desidero|posso|merito di|ho voglia di|mi va di|ce la faccio a) (piu )?(vivere|vivere cosi|svegliarmi|esistere|essere qui|stare al mondo|continuare a vivere|esserci|essere viv*)
(senza|non ho|non c e|non trovo|nessuna|nessun|perso|non vedo) _1 (voglia di vivere|ragione* (di|per) vivere|motivo* (di|per) vivere|motivi per vivere|senso vivere|futuro per me|via d uscita|una via d uscita)
(vita|vivere) non (vale|merita) (la pena|piu|di essere)
non vale la pena (di )?vivere
(meglio|felici|bene|sollevati|piu facile) _1 (senza di me|senza me|se (io )?(morissi|non ci fossi|sparissi|non esistessi|fossi mort*)|mort*)
(sono|essere) _2 (un )?(peso per|fardello|peso)
(vorrei|spero|magari|preferirei) _1 (non (svegliarmi|essere mai nat*|essere nat*)|essere mort*|che (una macchina|dio mi))
se (morissi|muoio|sparissi|sparisco|non ci fossi|scomparissi|non esistessi) _3
nessuno _2 (mancherei|noterebbe|accorgerebbe|piangerebbe)
addio (a tutti|mondo|per sempre)
(lettera|biglietto) d? addio
(ho|tengo|comprato|preparato|raccolto) _2 (pillole|pastiglie|corda|pistola|veleno|lametta|farmaci) _4 (pront*|per|stasera|stanotte|morire|farla)
(preso|ingoiato|prendere|ingoiare) _2 (tutte|tutti|troppe|scatola|flacone|boccetta) _2 (pillole|pastiglie|farmaci|compresse)
overdose
(come|modo|maniera|metodo) _2 (uccidermi|ammazzarmi|morire senza|suicidarmi|impiccarmi|togliermi la vita|farla finita|morire in fretta)
(quante|quanto|quale|che) _3 (pillole|pastiglie|dose|compresse) _4 (morire|uccide|letale|mortale|uccidermi)
mi (taglio|sono tagliat*|brucio|ferisco|faccio (del )?male|sono fatt* (del )?male) _2 (braccia|braccio|polsi|polso|gambe|cosce|pelle|ieri|ancora|quando|sera|notte|apposta|di nuovo|ogni|per|male)
(autolesion*|mi faccio del male)
(mi|ci) (picchia|picchiato|ha picchiat*|mena|colpisce|strangola|violenta|ha violentat*|stupra|ha stuprat*|minaccia|ha minacciat*|chiude in casa|rinchiude|tocca di notte|costringe|maltratta|prende a (pugni|calci|schiaffi)|ha strangolat*|tira i capelli|ha dato un pugno)
abusa di me
paura _1 (che mi|di lui|di mio (marito|padre)|di tornare a casa|per la mia vita|del mio (ex|ragazzo|compagno)) _3
(voglio|vorrei|voglia di|penso di|sto pensando di|potrei) (uccidere|ammazzare|accoltellare|fare del male a|far male a|picchiare|strangolare|ucciderlo|ammazzarlo|ucciderla|sparare a) _2
(vuole|dice che|ha detto|minaccia|minacciato|tentato|parla di|pensa al|pensa di|provato a|sta per) _3 (morire|uccidersi|ammazzarsi|suicidarsi|suicidio|togliersi la vita|farla finita|buttarsi|impiccarsi|farsi del male|tagliarsi|vuole morire|vivere piu)
si (vuole|e) (uccidere|ammazzare|suicidare|tagliat* le vene)
`,
  concern: `
(sono|sento|mi sento|cosi|tanto|molto|completamente|totalmente|davvero) _2 (triste|vuot*|sol*(!(contento))|disperat*|depress*|pers*|inutil*|distrutt*|esaust*|un fallimento|a pezzi|un disastro|senza speranza|svuotat*|abbattut*)
(senza|perso (la|ogni)|non ho|nessuna) speranza
non (ce la faccio|ne posso|reggo|sopporto|resisto) piu(!(dal ridere|dalle risate))
(piango|piangere|pianto|piangendo) _2 (tutti|tutte|tutto|ogni|notte|notti|sera|giorno|giorni|sempre|smettere|sol*|continuo|da)
(non ho voglia di niente|non sento (piu )?niente|niente ha senso|tutto inutile|non servo a niente|mi odio|odio la mia vita|vita non ha senso|nulla ha senso|non valgo niente|attacchi di (panico|ansia)|attacco di panico|che senso ha|toccato il fondo)
nessuno mi (capisce|ama|ascolta|aiuta|vuole)
(mia|mio|nostra|nostro) (madre|padre|nonna|nonno|fratello|sorella|figlio|figlia|amico|amica|marito|moglie|cane|gatto|mamma|papa) _2 (morto|morta|mort*|scompars*|mancat*|si e (uccis*|suicidat*|tolto la vita))
preoccupat* per (mia|mio|lui|lei|un|una)
mi (controlla|insulta|umilia|urla|proibisce|sminuisce)
non voglio morire
`,
}
