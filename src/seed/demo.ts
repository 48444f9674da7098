import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { addDays, localDay } from '#platform/contract/dates.ts'
import type { Config } from '#platform/config.server.ts'
import type { OpenedDatabase } from '#platform/db/open.server.ts'
import { emptyVision } from '#features/vision/contract.ts'
import type { Item } from '#features/day/contract.ts'
import { openBackups } from '#features/backup/public.server.ts'
import { createApp } from '../server.ts'
import { writeWeeks } from './demo-weeks.ts'
import * as words from './demo-words.ts'
import { writeMonths } from './demo-months.ts'
import { createRandom } from './random.ts'

const days = 90
const email = 'mairi@demo.example'
const pillars = ['mind', 'body', 'relationships', 'purpose'] as const

/**
 * Makes one account with 90 believable days that end today: the same words each time, a new password each time.
 * Resolves with what to tell the operator. Throws a sentence when the account is already there.
 */
export async function seedDemo(
  config: Config,
  store: OpenedDatabase,
  password = randomBytes(9).toString('base64url'),
): Promise<string> {
  const app = await createApp({
    config: { ...config, billing: { adapter: 'none' }, auth: { ...config.auth, signup: 'open' } },
    database: store.database,
    backups: openBackups(config, store.database, store.ownerUrl),
    plans: [],
    webRoot: null,
    log: false,
  })
  const owner = new pg.Client({ connectionString: store.ownerUrl })
  try {
    const reply = await app.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      payload: { email, password, data: { full_name: words.demoName } },
    })
    const { user, access_token: token } = reply.json<{ user?: { id: string }; access_token?: string }>()
    if (!user || !token)
      throw new Error(
        `The demo account ${email} could not be made: ${reply.json<{ message?: string; msg?: string }>().message ?? reply.body}`,
      )
    await owner.connect()
    await owner.query('begin')
    await writeLife(owner, user.id)
    await owner.query('commit')
    // One short talk through the real coach, so that its thread is not empty.
    for (const content of ['Plan my day', 'The budget talk'])
      await app.inject({
        method: 'POST',
        url: '/functions/v1/openai-chat',
        headers: { authorization: `Bearer ${token}` },
        payload: { botType: 'coach', messages: [{ role: 'user', content }] },
      })
    return `A demo account with ${days} days is ready: ${email}, password ${password}`
  } finally {
    await owner.end()
    await app.close()
  }
}

async function writeLife(owner: pg.Client, userId: string): Promise<void> {
  const today = localDay(new Date(), 'Europe/London')
  const start = addDays(today, 1 - days)
  const random = createRandom(20_261_121)
  await owner.query('update auth.users set created_at = $2 where id = $1', [userId, `${start}T07:30:00Z`])
  await owner.query('update public.profiles set created_at = $2 where user_id = $1', [
    userId,
    `${start}T07:30:00Z`,
  ])
  await owner.query('insert into public.vision_journeys (user_id, start_date) values ($1, $2)', [
    userId,
    start,
  ])
  for (const pillar of pillars)
    await writeVision(owner, userId, pillar, addDays(start, pillars.indexOf(pillar)))
  await writeMonths(owner, userId, start, today)
  await writeWeeks(owner, userId, start, today)
  for (let n = 0; n < days; n++) {
    const date = addDays(start, n)
    // A quiet day now and then, and one week away: a life and not a streak.
    const isAway = n >= 34 && n <= 38
    if (isAway || (n < days - 3 && random.chance(0.12))) continue
    await writeDay(owner, userId, date, date === today, random)
    if (date !== today && random.chance(0.75)) await writeEvening(owner, userId, date, random)
  }
}

async function writeVision(
  owner: pg.Client,
  userId: string,
  pillar: (typeof pillars)[number],
  date: string,
): Promise<void> {
  const v = { ...emptyVision, ...words.visions[pillar] }
  await owner.query(
    `insert into public.visions (user_id, pillar, picture, sentence, "values", why, obstacle, if_part, then_part, goals, first_step, is_resting, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)`,
    [
      userId,
      pillar,
      v.picture,
      v.sentence,
      JSON.stringify(v.values),
      v.why,
      v.obstacle,
      v.if_part,
      v.then_part,
      JSON.stringify(v.goals),
      v.first_step,
      v.is_resting,
      `${date}T19:10:00Z`,
    ],
  )
}

type Random = ReturnType<typeof createRandom>

function makeItem(
  random: Random,
  isToday: boolean,
  date: string,
  item: Pick<Item, 'text' | 'pillar' | 'tiny'>,
): Item {
  const draw = random.next()
  const state = isToday
    ? draw < 0.35
      ? 'done'
      : 'open'
    : draw < 0.7
      ? 'done'
      : draw < 0.82
        ? 'moved'
        : draw < 0.9
          ? 'let_go'
          : 'open'
  return { id: randomUUID(), state, ...item, ...(state === 'moved' ? { moved_to: addDays(date, 1) } : {}) }
}

async function writeDay(
  owner: pg.Client,
  userId: string,
  date: string,
  isToday: boolean,
  random: Random,
): Promise<void> {
  const chosen = new Set<(typeof words.priorities)[number]>()
  const count = isToday ? 3 : 1 + Math.floor(random.next() * 3)
  while (chosen.size < count) chosen.add(random.pick(words.priorities))
  const lists = pillars.map((pillar) =>
    random.chance(0.5)
      ? [makeItem(random, isToday, date, { text: random.pick(words.tasks[pillar]), pillar })]
      : [],
  )
  const timeForMe = random.pick(words.timesForMe)
  await owner.query(
    `insert into public.day_plans (user_id, date, intention, great_day, main_priorities, time_for_me, time_for_me_done, mind_tasks, body_tasks, relationships_tasks, purpose_tasks, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)`,
    [
      userId,
      date,
      isToday ? words.intentions[0] : random.pick(words.intentions),
      random.pick(words.greatDays),
      JSON.stringify([...chosen].map((item) => makeItem(random, isToday, date, item))),
      isToday ? words.timesForMe[0] : timeForMe,
      !isToday && timeForMe !== '' && random.chance(0.6),
      ...lists.map((list) => JSON.stringify(list)),
      `${date}T07:40:00Z`,
    ],
  )
}

async function writeEvening(owner: pg.Client, userId: string, date: string, random: Random): Promise<void> {
  const gratitude = random.chance(0.8) ? [random.pick(words.thanks)] : []
  await owner.query(
    `insert into public.daily_reflections (user_id, date, mood, wins, challenges, helped, grateful_for, tomorrow, finished_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $9)`,
    [
      userId,
      date,
      random.pick(words.moodsByChance),
      JSON.stringify([random.pick(words.wins)]),
      random.pick(words.challenges),
      random.pick(words.helped),
      JSON.stringify(gratitude),
      random.pick(words.tomorrows),
      `${date}T21:48:00Z`,
    ],
  )
}
