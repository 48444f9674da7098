import type { Language } from '../language.ts'

/** Portuguese of Portugal and Brazil, without accents. A native reader has still to check it. */
export const portuguese: Language = {
  marks: 'eu|nao|me|meu|minha|que|estou|muito|mais|com|para|uma|todos|ninguem|sem|quero|sou|ele|ela|tudo|em',
  longAgo:
    'ha (?:anos|muitos|\\d+|dois|tres|cinco|dez)|anos atras|quando eu era|quando era|no passado|antigamente',
  idioms: `
(morri|morrer|morrendo|morta|morto|morro|morta|mortos|matei|morre) (a|de|por|com) _1 (rir|fome|sono|calor|frio|cansaco|vergonha|sede|inveja|saudade|saudades|amor|curiosidade|medo de|vontade|tanto rir|tedio|preguica)
(matar|matou|matando) (o tempo|a saudade|saudades|aula|a fome|a sede|a pau|o jogo|a curiosidade|o trabalho)
`,
  crisis: `
(quero|queria|vontade|desejo|prefiro|preferia|gostava|gostaria|preciso|vou|penso|pensando|pensar|pensado|pensei|planejo|planejando|tentei|tentar|decidi|pensamentos|ideias|ideia|mereco|espero|sonho|plano|imagino) (de|em|a|para|com|que)? _1 (morrer|me matar|matar me|me suicidar|suicidar me|suicidio|suicida|suicidas|tirar (a )?minha (propria )?vida|acabar com (a minha vida|minha vida|tudo|isto tudo|meu sofrimento)|por fim a (minha )?vida|dar fim a minha vida|me enforcar|enforcar me|me jogar|me atirar|atirar me|desaparecer|sumir (para sempre|deste mundo|do mundo)|nao acordar|nao existir|deixar de (existir|viver)|me cortar|cortar me|me machucar|machucar me|me ferir|magoar me|estar (morto|morta)|nunca mais acordar|dormir (para sempre|e nao acordar|e nunca mais)|nunca ter nascido|a morte|morte|pular d*)
me (quero|vou) (matar|suicidar|enforcar|cortar)
(nao|ja nao|nem) (quero|aguento|desejo|tenho vontade de|consigo|mereco|vale a pena) (mais )?(viver|continuar (a viver|vivendo|vivo|viva|aqui)|acordar|existir|estar (aqui|vivo|viva)|seguir vivendo|estar neste mundo)
(sem|nao tenho|nao ha|nao vejo|nenhuma|nenhum|perdi) _1 (vontade de viver|razao* para viver|razoes para viver|motivo* para viver|sentido (em|para) (viver|continuar)|futuro para mim|saida)
(vida|viver) _1 (nao vale|ja nao vale) _1 a? pena
(melhor|felizes|feliz|bem|aliviados|mais facil) _1 (sem mim|se eu (morresse|nao existisse|sumisse|desaparecesse|nao estivesse)|morto|morta)
(sou|ser|sendo) _2 (um )?(fardo|peso para|estorvo)
(queria|gostava|espero|tomara|oxala|desejava) _1 (nao acordar|nunca ter nascido|nao ter nascido|estar mort*|que (um carro|deus me))
se eu (morrer|morresse|sumir|sumisse|desaparecesse|nao existisse|desaparecer) _3
ninguem _1 (sentiria|vai sentir|notaria|sentira) _1 (minha |a )?falta
adeus (a todos|mundo|para sempre)
carta de (despedida|suicidio)
(tenho|guardei|guardando|comprei|juntei|juntando) _2 (comprimidos|remedios|corda|arma|veneno|lamina|pistola) _4 (pront*|para|hoje|morrer|esta noite)
(tomei|tomar|engoli|engolir) _2 (todos|caixa|muitos|demasiados|frasco|cartela*) _2 (comprimidos|remedios)
overdose
(como|forma|jeito|maneira) _2 (me matar|morrer sem dor|me suicidar|me enforcar|tirar a (minha|propria) vida|morrer rapido)
(quantos|quanto|que|qual) _3 (comprimidos|remedios|dose) _4 (morrer|matar|mata|letal|mortal)
(me|eu me) (corto|cortei|queimo|queimei|machuco|machuquei|firo|mutilo|mutilei) _2 (braco*|pulso*|perna*|coxa*|pele|ontem|outra vez|de novo|quando|noite|sempre|proposito)
(cortei|corto|queimo|queimei|magoei|magoo) me _2
(cortei|corto) os (bracos|pulsos)
(automutil*|autolesao)
(me|nos) (bate|bateu|batem|agride|agrediu|espanca|espancou|estupra|estuprou|estuprad*|violou|ameaca|ameacou|enforcou|tranca|trancou|estrangula|chuta|empurra|abusa|abusou|viola|toca a noite|obriga)
(bate|bateu|agride|agrediu|espanca|viola|violou|ameaca|ameacou|estrangula|pontapeou|tranca) me
(abusa|abusam|abusou) (sexualmente )?de mim
medo _1 (que ele|dele|do meu (marido|pai|namorado|ex|padrasto)|de voltar para casa|pela minha vida) _3
(quero|vou|vontade de|penso em|pensando em) (matar|esfaquear|machucar|ferir|estrangular|bater em|magoar|espancar|atirar em) (o|a|os|ele|ela|meu|minha|meus|alguem|todos|todo|esse|aquele|lo|la)
(quer|querem|diz que|disse que|vai|ameaca|ameacou|tentou|pensa em|fala em|falando em) _3 (morrer|se matar|matar se|suicidar se|se suicidar|tirar a (propria )?vida|se enforcar|se jogar|atirar se|se cortar|desaparecer para sempre)
`,
  concern: `
(estou|sinto|me sinto|sinto me|tao|muito|completamente|totalmente|sou|ando) _2 (triste|vazio|vazia|sozinh*|desesperad*|deprimid*|perdid*|inutil|um lixo|exaust*|sem esperanca|destruid*|quebrad*|acabad*|um fracasso|no fundo|esgotad*|angustiad*)
(sem|perdi a|nao tenho|nenhuma) esperanca
nao (aguento|suporto|consigo|da) mais(!(esperar|rir))
(choro|chorando|chorar|chorei) _2 (todos|todo|todas|toda|cada|noite|dia|dias|sempre|parar|sozinh*|sem|muito)
(nao tenho vontade de nada|nao sinto nada|nada faz sentido|nao sirvo|me odeio|odeio me|odeio a minha vida|odeio minha vida|vida nao tem sentido|tudo perdeu o sentido|nao valho nada|crise* de (ansiedade|panico)|ataque* de panico|no fundo do poco)
ninguem (me )?(entende|ama|ouve|ajuda|gosta de mim|se importa)
(minha|meu|nossa|nosso) (mae|pai|avo|irmao|irma|filho|filha|amigo|amiga|marido|esposa|cachorro|cao|gato|bebe) _2 (morreu|faleceu|se matou|suicidou|partiu)
preocupad* com (o|a|meu|minha|ele|ela)
me (controla|grita|humilha|insulta|proibe|xinga)
nao quero morrer
`,
}
