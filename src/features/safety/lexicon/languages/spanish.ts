import type { Language } from '../language.ts'

/** Spanish, without accents. Written from general knowledge; a native reader has still to check it. */
export const spanish: Language = {
  marks: 'yo|me|mi|no|que|quiero|estoy|soy|todo|todos|nadie|una|los|las|muy|mas|con|para|pero|ella|esta',
  longAgo: 'hace (?:anos|muchos|\\d+|dos|tres|cuatro|cinco|diez|tiempo)|cuando era|en el pasado',
  idioms: `
(muero|muerto|muerta|morirme|morir|morimos|muriendo) de (risa|hambre|sueno|ganas|calor|frio|cansancio|verguenza|amor|sed|envidia|pena|aburrimiento|curiosidad|miedo|la risa)
(mata|matan|matar|mate|mato|matando) (el tiempo|la curiosidad|el hambre|de risa|el partido|dos pajaros|el gusanillo|las ganas)
me (matas|mata) (de risa|esta cancion|el calor|este calor|la espalda)
(a|de) muerte
`,
  crisis: `
(quiero|quisiera|quise|queria|deseo|prefiero|preferiria|ganas|gustaria|necesito|voy|vamos|pienso|pensando|pensado|penso|pensar|planeo|planeando|intente|intentado|decidido|decidi|pensamientos|ideas|ojala|merezco|espero|sueno|plan|fantaseo|punto|imagino) (a|de|en|con|para)? _1 (morir|morirme|matarme|suicidarme|suicidio|quitarme (la )?vida|acabar con (mi vida|todo|mi sufrimiento|esto de una vez)|acabar conmigo|terminar con (mi vida|todo)|poner fin a (mi vida|todo)|ahorcarme|colgarme|tirarme|lanzarme|desaparecer|no despertar|no existir|dejar de (existir|vivir|respirar)|cortarme|quemarme|hacerme dano|lastimarme|estar (muerto|muerta)|no haber nacido|irme de este mundo|dormir para siempre|dormirme y no despertar|cortarme las venas)
me (quiero|quisiera|voy a|gustaria|quise|queria|dan ganas de) _1 (morir|matar|suicidar|colgar|ahorcar|cortar|tirar|lanzar|hacer dano|lastimar|quitar la vida|ir de este mundo)
(no|ya no|tampoco) (quiero|deseo|puedo|tengo ganas de|me quedan ganas de|merezco|me apetece) _1 (vivir|viviendo|seguir viviendo|seguir con vida|seguir aqui|seguir viva|seguir vivo|despertar|despertarme|existir|estar aqui|estar viv*|seguir en este mundo|seguir respirando)
(sin|no tengo|no hay|no encuentro|no veo|perdi|perdido|ninguna|ningun|quedan) _1 (ganas de vivir|razon* para (vivir|seguir)|motivo* para (vivir|seguir)|futuro para mi|salida)
no (vale|merece) la pena (vivir|seguir viviendo|seguir con vida)
(vida|vivir) _1 no (vale|merece) la pena
(mejor|tranquilo*|felices|bien) _1 (sin mi|muerto|muerta|si (yo )?no (estuviera|existiera|hubiera nacido)|si me (muero|muriera)|si (muero|desaparezco|desapareciera))
(soy|siendo|ser) _2 carga
ojala (no|me|estuviera|nunca|pudiera|que) _2 (despert*|muera|muriera|muerto|muerta|nacido|matara|atropell*|dormir)
si (me (muero|muriera|mato|matara)|desapareciera|desaparezco|no estuviera|no existiera|muero) _3 (nadie|todos|alguien|mundo|familia|mejor)
nadie me (extranaria|echaria de menos|lloraria)
(adios|me despido) (a todos|mundo|mundo cruel|para siempre|de todos)
(carta|nota) de (despedida|suicidio)
(tengo|guardo|guardando|compre|juntando|ahorrando) _2 (pastillas|pistola|soga|cuerda|veneno|cuchilla) _4 (list*|morir|matarme|acabar|esta noche|preparad*|para)
(tome|tomado|trague|tomarme|tragado) _2 (todas|monton|muchas|frasco|bote|demasiadas|caja) _2 pastillas
sobredosis
(como|manera|forma*) _2 (matarme|suicidarme|morir sin dolor|ahorcarme|quitarme la vida|morir rapido)
(cuantas|cuanto|que) _3 (pastillas|dosis) _4 (morir|matar|mata|mortal|letal)
me (corto|corte|cortado|quemo|queme) _1 (brazo*|muneca*|pierna*|muslo*|piel|venas|otra vez|anoche|cuando|a proposito)
me (hago|hice|he hecho) dano
me (autolesion*|lastimo a proposito)
autolesion*
me (pega|pego|golpea|golpeo|maltrata|viola|violo|violaron|empuja contra|encierra|ahorca|ahorco|estrangul*|patea|pateo|tiene encerrad*|amenaza|amenazo|va a matar|obliga a)
(abusa|abusan|abuso|abusaron) de mi
(miedo|temo) _1 (que me (mate|pegue|haga dano)|volver a casa|por mi vida)
(quiero|voy a|ganas de|pienso en|pensando en) _1 (matar|apunalar|hacer dano|hacerle dano|lastimar|disparar|estrangular|pegarle|matarlo|matarla|matarlos)
(quiere|quieren|dice que|dijo que|va a|amenaza con|intento|intenta|piensa en|hablando de) _2 (morir*|matarse|suicidarse|quitarse la vida|tirarse|ahorcarse|hacerse dano|cortarse|no vivir)
(mi|se) _1 quiere (matar|morir|suicidar)
se (quiere|va a) (matar|morir|suicidar|tirar|cortar)
se (tomo|trago|esta cortando) _2 (pastillas|brazos|venas|todas)
`,
  concern: `
(muy|tan|estoy|siento|sintiendo|completamente|totalmente) _1 (triste|vacio|vacia|solo|sola|desesperad*|hundid*|deprimid*|perdid*|rot*|inutil|mal|agotad*|desesperanzad*|destrozad*)
(sin|perdi* la|no tengo|ninguna) esperanza
no (puedo|aguanto|soporto) (mas|esto|la vida|seguir asi)
(fuerzas|fuerza) para nada
no tengo fuerzas
(lloro|llorando|llorar|llore) _2 (todos|todas|toda|todo|cada|noche|dia|dias|siempre|sin parar|sola|solo|parar)
no (tengo ganas de|siento|quiero hacer|me importa) (nada|levantarme)
(no sirvo|soy un fracaso|soy una fracasada|soy un desastre|me odio|odio mi vida|todo es inutil|nada tiene sentido|vida no tiene sentido|no valgo nada|estoy al limite|ataque* de (panico|ansiedad))
nadie me (entiende|quiere|escucha|ayuda)
(mi|nuestra|nuestro) (madre|padre|abuel*|hermano|hermana|hijo|hija|amigo|amiga|marido|esposo|perro|gato|mama|papa|bebe) _2 (murio|fallecio|muerto|se suicido|fallecido)
(preocupad*|preocupa) _1 (por )?(mi|el|ella)
me (controla|grita|insulta|humilla|prohibe|revisa el (telefono|movil|celular))
no quiero morir
`,
}
