import type { FlowId } from '../flows/flow.ts'

/**
 * How people ask for an exercise, in plain text (lower case, no apostrophes). `phrases` decide by themselves,
 * `stems` (beginnings of words) add up. A word may belong to several exercises; the clearest one wins.
 */
export interface Intent {
  phrases: readonly string[]
  stems: readonly string[]
}

export const intents: Readonly<Partial<Record<FlowId, Intent>>> = {
  plan_day: {
    phrases: list(`
      plan my day, plan the day, plan today, plan tomorrow, my day ahead, start my day, organise my day,
      organize my day, structure my day, what should i do today, what to do today, morning routine,
      day plan, get my day, focus on today, priorities for today, set an intention, busy day,
      day in order, first thing today`),
    stems: list(`
      plan, priorit, schedul, organis, organiz, agenda, intention, today, morning, structur, routine,
      calendar`),
  },
  check_in: {
    phrases: list(`
      check in, check myself, how am i doing, scale of, out of 10, out of ten, rate my, life balance,
      work life balance, out of balance, in balance, how balanced, quick check, take stock,
      where am i at, feel off, feeling off, a bit off, something is off, neglecting, lopsided`),
    stems: list(`
      checkin, balanc, scale, rate, stock, pillar, neglect, wellbeing, relationship, body, mind, even`),
  },
  grow: {
    phrases: list(`
      talk it through, talk through, talk about my goal, reach my goal, work on a goal, set a goal,
      i want to change, make a decision, cant decide, not sure what to do, what are my options,
      think through, figure out, weigh up, how do i get, how can i get, i want to get better,
      help me decide, career change, change jobs, new job, torn between, crossroads, next step,
      sort out what i want`),
    stems: list(`
      goal, decid, decision, option, choice, choose, change, achiev, improve, career, dilemma, direction,
      better`),
  },
  tiny_start: {
    phrases: list(`
      im stuck, i am stuck, stuck on, cant start, cannot start, cant get started, get started,
      getting started, keep putting off, putting it off, putting off, put it off, no motivation,
      not motivated, cant motivate, cant focus, cant make myself, keep avoiding, keep delaying,
      dont feel like, cant be bothered, never get round, never get around, too lazy, need a push,
      kick myself, make it smaller, get going, get moving, staring at, blank page`),
    stems: list(`
      stuck, procrastin, avoid, delay, motivat, start, postpon, unmotivat, distract, begin, push, dread,
      lazy, block, task`),
  },
  evening_review: {
    phrases: list(`
      close my day, close the day, end of the day, end my day, review my day, review the day, wrap up,
      how my day went, how was my day, look back, reflect on today, reflect on my day, my evening,
      evening reflection, before bed, wind down, what went well, day is over, done for today, long day,
      today was, review my week, day is done`),
    stems: list(`
      reflect, review, evening, tonight, bed, recap, close, debrief, went, finish`),
  },
  woop: {
    phrases: list(`
      i wish, my wish, make a wish, my dream, i dream of, keep failing at, bad habit, new habit,
      build a habit, break a habit, gets in the way, get in my way, get in my own way, if then, stick to,
      stick with, follow through, obstacle, resolution, keep falling back, sabotage, give up smoking,
      quit smoking, stop scrolling, less time on my phone`),
    stems: list(`
      wish, habit, obstacle, dream, hope, stick, sabotag, resolution, temptat, crav, willpower,
      discipline, quit`),
  },
  reframe: {
    phrases: list(`
      choose again, look at a thought, negative thought, cant stop thinking, keep thinking, overthinking,
      over thinking, my inner critic, being hard on myself, hard on myself, beat myself up,
      beating myself up, not good enough, im useless, i am useless, im a failure, i feel like a failure,
      stupid mistake, made a mistake, they must think, everyone thinks, she thinks i, he thinks i,
      in my head, going round in circles, replaying, feel guilty, feel ashamed, embarrassed, imposter`),
    stems: list(`
      thought, thinking, overthink, worry, worri, ruminat, guilt, asham, critic, failure, stupid,
      mistake, embarrass, useless, judg, regret, anxious`),
  },
  overwhelm: {
    phrases: list(`
      too much, so much to do, overwhelmed, everything at once, all at once, dont know where to start,
      where to start, brain dump, too many things, million things, hundred things, a lot on my plate,
      so much on my plate, drowning in, snowed under, cant keep up, my head is full, head is spinning,
      to do list, todo list, juggling, spread too thin, swamped, pulled in`),
    stems: list(`
      overwhelm, swamp, drown, juggl, chaos, chaotic, mess, everything, overload, pile, list, frantic,
      stress, hectic`),
  },
  gratitude: {
    phrases: list(`
      three good things, good things, grateful for, thankful for, gratitude, count my blessings,
      something good, something nice, good news, nice thing, went really well, made me smile,
      made me happy, appreciate, good day, great day, lovely day, feeling good, feel good, im happy,
      i am happy, so proud, proud of`),
    stems: list(`
      grateful, thankful, gratitude, appreciat, blessing, happy, smile, proud, joy, lucky, glad, lovely,
      celebrat`),
  },
  vision_nudge: {
    phrases: list(`
      my vision, look at my vision, my values, what matters, who i want to be, person i want to be,
      ideal day, ideal life, bigger picture, big picture, long term, my purpose, my future self,
      lost sight, why am i doing, whats the point of my work, meaning in, in five years, in ten years,
      life direction, where is my life going, what do i want from life`),
    stems: list(`
      vision, value, purpose, meaning, future, ideal, matter, dream, longterm, legacy, direction, years`),
  },
  calm_minute: {
    phrases: list(`
      calm minute, calm down, help me breathe, breathing exercise, take a breath, deep breath, slow down,
      need a break, need a pause, a minute of calm, heart is racing, racing heart, cant relax, so tense,
      on edge, wound up, settle down, feel panicky, nervous about, so nervous, before my presentation,
      before an interview, cant sleep, too wired`),
    stems: list(`
      breath, calm, relax, tense, nervous, panic, jitter, pause, quiet, meditat, sooth, anxious, racing,
      wired, restless, agitat`),
  },
  listen: {
    phrases: list(`
      just listen, listen to me, need to vent, let me vent, want to vent, get it off my chest,
      off my chest, need to talk, want to talk, just want to write, just talk, no advice,
      dont want advice, let it out, get this out, somebody to talk to, someone to talk to, need to rant,
      had a fight, had an argument, feeling sad, feel sad, feeling low, feel lonely, miss him, miss her,
      upset about`),
    stems: list(`
      listen, vent, rant, talk, chest, sad, upset, lonely, cry, angry, hurt, argument, fight, miss,
      grief, frustrat`),
  },
}

function list(text: string): string[] {
  return text.split(',').map((part) => part.trim())
}
