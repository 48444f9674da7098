import type { Language } from '../language.ts'

/** French, without accents, apostrophes read as spaces. A native reader has still to check it. */
export const french: Language = {
  marks: 'je|j|ne|pas|me|mon|ma|mes|suis|ai|est|et|les|une|des|tout|plus|avec|pour|que|c|il|elle|tous',
  longAgo:
    'il y a (?:\\d+|des|quelques|deux|trois|quatre|cinq|dix|longtemps|un)|quand j etais|autrefois|dans le passe',
  idioms: `
(mort|morte|meurs|mourir|crever|creve|mourais|morts) de (rire|faim|soif|fatigue|froid|chaud|honte|trouille|peur|ennui|envie|curiosite|sommeil|jalousie)
(tue|tuer|tuant|tues) (le temps|l ambiance|le match|le jeu|ma soiree)
ca (tue|me tue|dechire)
a (mourir|mort)
mourir d (envie|impatience|amour|ennui)
`,
  crisis: `
(veux|voudrais|voulais|envie|prefere|prefererais|pense|penser|pensais|pensees|songe|songeais|idee|idees|vais|besoin|aimerais|essaye|essayer|tente|decide|prevu|reve|compte|merite|esperais|espere|hate) (de|d|a|au|du)? _1 (mourir|crever|me tuer|me suicider|suicide|suicidaires|me pendre|en finir|mettre fin a (mes jours|ma vie|tout)|m oter la vie|me foutre en l air|me jeter|sauter|disparaitre|ne (plus|pas) (vivre|exister|me reveiller|etre la)|mort|morte|etre (mort|morte)|me couper|me faire (du )?mal|me scarifier|me bruler|partir pour (de bon|toujours)|dormir pour toujours|m endormir et ne|quitter ce monde|tout arreter pour de bon)
(envie|idee|pensees|idees) (de )?(mort|mourir|suicidaires|suicide)
(veux|voudrais|peux|voulais|ai) plus (vivre|exister|etre la|me reveiller|continuer a vivre|de raison de vivre|envie de vivre|etre en vie|etre de ce monde|me lever un jour)
(plus|aucune|pas de|sans|pas|perdu) _1 (raison de vivre|raison de rester|gout a la vie|gout de vivre|envie de vivre|avenir pour moi|gout de la vie)
(vie|vivre) (ne )?(vaut|vaudrait) (plus |pas )?la peine
(mieux|soulages|heureux|tranquilles|plus simple|bien) _1 (sans moi|si je (n etais|mourais|disparaissais|ne)|mort|morte)
(suis|etre|sens comme) _1 (un )?(fardeau|poids pour|boulet pour)
(si je|quand je) (meurs|mourais|disparais|disparaissais|n etais plus|ne serai plus|serai (mort|morte)|n existais) _3
(personne) _2 (manquerai|remarquerait|pleurerait|me regretterait)
(aimerais|voudrais|espere|souhaite|prefere) _1 (ne (pas|plus|jamais) (me reveiller|etre ne*|exister)|m endormir)
(adieu|au revoir) (a tous|tout le monde|pour toujours|monde cruel|mes)
(lettre|mot) d adieu
(j ai|garde|prepare|achete|stocke|mis) _2 (cachets|medicaments|corde|pistolet|fusil|comprimes|lames) _4 (pret*|pour|ce soir|en finir|cote|mourir|devant)
(pris|avale|avaler|prendre) _2 (toute*|tous|boite*|plaquette*|trop) _2 (cachets|medicaments|comprimes|somniferes)
(overdose|surdose)
(comment|facon|moyen|maniere|methode) _3 (mourir|me tuer|se tuer|me suicider|se suicider|me pendre|en finir|mettre fin a (ses|mes) jours)
(combien|quelle) _3 (cachets|comprimes|medicaments|dose|doliprane|paracetamol) _4 (mourir|mortelle|tuer|letale)
me (coupe|suis coupe|suis coupee|scarifie|brule|fais du mal|fais mal|mutile) _2 (bras|poignet*|cuisse*|jambe*|veines|hier|encore|nouveau|pour|volontairement|quand|soir|expres|tous)
me (scarifie|mutile|fais du mal|suis scarifie*|suis mutile*|suis fait du mal)
(scarification*|automutil*)
(me|m) (frappe|frappent|bat|battent|cogne|gifle|etrangle|a frappe*|a battu*|a etrangle*|viole|a viole*|violente|sequestre|enferme|menace|a menace*|touche la nuit|force a|agresse|tape dessus)
(peur) (qu il|qu elle|de lui|d elle|de rentrer|pour ma vie|de mon (mari|pere|copain|conjoint|ex)) _3
(veux|vais|envie de|pense a|pourrais|voudrais) _1 (tuer|poignarder|frapper|etrangler|faire du mal a|faire mal a|buter|le tuer|la tuer|les tuer|planter|egorger|tirer sur) (mon|ma|mes|quelqu|lui|elle|eux|tout le monde|le|la|les|des|ce|leur|un|$)
(veut|dit qu|va|menace|essaye|essaie|parle|a tente|envisage|pense|voulait|a dit) _3 (mourir|se tuer|se suicider|en finir|mettre fin a ses jours|se jeter|sauter|se pendre|se faire du mal|se couper les|plus vivre)
(s est|a) (pris|avale|ouvert|taillade|pendu*|coupe) _3 (cachets|medicaments|veines|comprimes|hier)
`,
  concern: `
(suis|sens|me sens|sentir|sentais|etre|tellement|si|trop|tres) _2 (triste|vide|seul|seule|desespere*|deprime*|perdu|perdue|nul|nulle|inutile|au fond|a bout|brise|brisee|epuise*|effondre*|mal dans|abandonne*|angoisse*|au plus bas)
(a bout|au bout du rouleau|plus d espoir|sans espoir|aucun espoir|perdu espoir|plus la force|plus le courage|plus gout a rien|plus envie de rien)
(arrive|peux|tiens|supporte|en peux|sais) plus(!(de rire|attendre))
(pleure|pleurer|pleurais|pleurs) _2 (tous|tout|toute|chaque|nuit|soir|jour|jours|sans|arreter|seul*|temps|encore)
(me deteste|deteste ma vie|me hais|sers a rien|vaux rien|rien n a de sens|vie n a (plus|pas|aucun)|suis un echec|suis nul*|a quoi bon|crise* (d angoisse|de panique)|idees noires|tout s effondre)
personne (ne )?(me|m) (comprend|aime|ecoute|aide|entend)
(mon|ma|notre) (mere|pere|grand*|frere|soeur|fils|fille|ami|amie|mari|femme|chien|chat|mamie|papi|bebe|papa|maman) _2 (est mort*|est decede*|mort*|decede*|s est suicide*|nous a quitte*)
(inquiete|inquiet|souci|m inquiete) _1 pour _1 (mon|ma|mes|lui|elle)
(me|m) (controle|insulte|humilie|rabaisse|interdit|crie dessus|surveille)
veux pas mourir
`,
}
