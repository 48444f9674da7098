import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startStandIn, type StandIn } from '../src/features/operations/stand-in.server.test-support.ts'
import { newPerson } from './person.ts'
import { startServer, type StartedServer } from './server.ts'

let model: StandIn
let server: StartedServer
let folder = ''

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balanse-console-'))
  model = await startStandIn()
  server = await startServer(folder, {
    BALANSE_AI_PROVIDER: 'openai-compatible',
    BALANSE_AI_URL: model.url,
    BALANSE_AI_MODEL: 'local-model',
  })
})
test.afterAll(async () => {
  await server.stop()
  await model.close()
  rmSync(folder, { recursive: true, force: true })
})

test('@full an admin looks after a new server: first steps, a backup that is tried, the model off and on', async ({
  page,
}) => {
  const person = newPerson()
  const reply = await page.request.post(`${server.url}/auth/v1/signup`, {
    data: { email: person.email, password: person.password, data: { full_name: person.name } },
  })
  expect(reply.status()).toBe(200)
  const session = await reply.text()
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('arrived')) localStorage.setItem('balanse-session', text)
    sessionStorage.setItem('arrived', 'yes')
  }, session)
  execFileSync(process.execPath, ['src/cli.ts', 'admin', person.email], {
    env: { ...process.env, BALANSE_DATA: folder },
  })

  await page.goto(`${server.url}/admin`)
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('0 of 5 done')
  await steps.getByRole('button', { name: 'Send me a letter' }).click()
  await expect(steps.getByRole('status')).toContainText('a file in the outbox folder')
  await expect(page.getByRole('row', { name: /1 1$/ })).toBeVisible()

  await steps.getByRole('link', { name: 'Make one, and try it' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Backups' })).toBeVisible()
  await page.getByRole('button', { name: 'Make a backup now' }).click()
  const backups = page.getByRole('list', { name: 'Backups', exact: true })
  await expect(backups.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Backups are not sealed')).toBeVisible()
  await expect(backups.getByRole('button', { name: /^Download/ })).toHaveCount(0)
  await backups.getByRole('button', { name: /^Try the restore/ }).click()
  const runs = page.getByRole('list', { name: 'Last backups and trials' })
  await expect(runs.getByRole('listitem').first()).toContainText('It can be restored')

  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const open = async (name: string) => {
    if (!(await link(name).isVisible())) await page.getByRole('button', { name: 'Open the sidebar' }).click()
    await link(name).click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await open('AI model')
  await page.getByRole('button', { name: 'Send the sentence' }).click()
  await expect(page.getByText('Hello, and a calm day to you.')).toBeVisible()
  await page.getByRole('button', { name: 'Switch it off for everybody' }).click()
  await expect(page.getByText('The model is off for everybody.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the sentence' })).toBeDisabled()
  await page.getByRole('button', { name: 'Let it answer again' }).click()
  await expect(page.getByText('The model answers people who said yes to it.')).toBeVisible()

  await open('Overview')
  await expect(steps).toContainText('1 of 5 done')
  await open('Record')
  const record = page.getByRole('list', { name: 'What was done' })
  await expect(record).toContainText('Let the model answer again, by')
  await expect(record).toContainText('Made a backup, by')
})
