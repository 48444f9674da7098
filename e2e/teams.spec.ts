import { execFileSync } from 'node:child_process'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { arrive, holdNotice, newPerson, serverUrl } from './person.ts'

const env = { ...process.env, BALANSE_DATA: process.env.E2E_DATA }

/** Runs a few lines beside the server, with `owner` as the owner of its database; answers what they print. */
function beside(lines: string): string {
  const program = `
    import pg from 'pg'
    import { findRunning } from './src/platform/db/embedded/supervisor.server.ts'
    import { lastWeek } from './src/features/teams/rules/figures.ts'
    const owner = new pg.Client({ connectionString: await findRunning(process.env.BALANSE_DATA) })
    await owner.connect()
    ${lines}
    await owner.end()`
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], { env }).toString().trim()
}

async function join(request: APIRequestContext) {
  const person = newPerson()
  const reply = await request.post(`${serverUrl()}/auth/v1/signup`, {
    data: { email: person.email, password: person.password, data: { full_name: person.name } },
  })
  const { access_token } = (await reply.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  const send = (method: string, path: string, data?: object) =>
    request.fetch(`${serverUrl()}/api${path}`, { method, headers, ...(data ? { data } : {}) })
  return { ...person, send }
}

test('@full a team of five sees its week in counts, and whoever is in it leaves with one tap', async ({
  page,
  browser,
}) => {
  const admin = await join(page.request)
  execFileSync(process.execPath, ['src/cli.ts', 'admin', admin.email], { env })
  const owner = await arrive(page, '/my-team')
  await expect(page.getByText('You are in no team')).toBeVisible()
  const made = await admin.send('POST', '/admin/teams', {
    name: 'Harbour',
    owner_email: owner.email,
    seats: 6,
  })
  const { id } = (await made.json()) as { id: string }
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Harbour' })).toBeVisible()

  const fifth = newPerson()
  await page.getByLabel('Invite by e-mail').fill(fifth.email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('list', { name: 'Members of the team' })).toContainText(fifth.email)

  const theirs = await (await browser.newContext()).newPage()
  await arrive(theirs, '/my-team', fifth)
  await expect(theirs.getByText('Nobody in the team, its owner included, sees anything')).toBeVisible()
  await theirs.getByRole('button', { name: 'Join the team' }).click()
  await expect(theirs.getByRole('button', { name: 'Leave the team' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('1 of 6 seats are taken')).toBeVisible()
  const week = beside('console.log(lastWeek(new Date()))')
  const four = await Promise.all([1, 2, 3, 4].map(() => join(page.request)))
  for (const person of four) {
    await page.getByLabel('Invite by e-mail').fill(person.email)
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByRole('list', { name: 'Members of the team' })).toContainText(person.email)
    const own = (await (await person.send('GET', '/team')).json()) as { invitations: { id: string }[] }
    const path = `/team/invitations/${own.invitations[0]?.id}/acceptance`
    expect((await person.send('POST', path, { agreed: '2026-11-a' })).status()).toBe(200)
  }
  // They have been here for a month, and each wrote one plan in the week that is over.
  beside(`await owner.query("update team_members set joined_at = now() - interval '40 days' where team_id = $1", ['${id}'])
    await owner.query("update teams set created_at = now() - interval '40 days' where id = $1", ['${id}'])
    await owner.query("insert into day_plans (user_id, date, intention) select user_id, $2::date, 'Quietly' from team_members where team_id = $1", ['${id}', '${week}'])
    await owner.query("select graphile_worker.add_job('count-teams')")`)
  await expect
    .poll(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'What the weeks came to' })).toBeVisible()
      return page.getByRole('cell', { name: 'at least 5' }).count()
    })
    .toBe(1)
  await expect(page.getByRole('cell', { name: 'about 5' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'not shown' })).toBeVisible()
  await expect(page.getByText('Quietly')).toHaveCount(0)

  await theirs.reload()
  await theirs.getByRole('button', { name: 'Leave the team' }).click()
  const notice = await holdNotice(theirs, 'You left Harbour')
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(theirs.getByRole('button', { name: 'Leave the team' })).toBeVisible()
  await theirs.context().close()
})
