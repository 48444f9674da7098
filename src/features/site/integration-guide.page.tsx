import dayCode from '#content/integration-guide/day.md?raw'
import signInCode from '#content/integration-guide/sign-in.md?raw'
import { publicPage } from '#platform/web/page.ts'
import { PageOpening } from './parts/page-opening.tsx'
import { Points } from './parts/points.tsx'
import { Prose } from './parts/prose.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/integration-guide',
  description:
    'For people who write programs: sign in to Balanse, read and save a day, and know what each answer means.',
  Body: IntegrationGuide,
})

const refusalCode = `{
  "code": "invalid",
  "message": "A sentence that says what is wrong.",
  "fields": { "intention": "What is wrong there." }
}`

function IntegrationGuide() {
  return (
    <>
      <PageOpening
        title="Integration guide"
        lead="For people who write programs. A program of yours can do what the app does, signed in as you, with no special key. Everything here is what this version answers."
      />
      <Section title="Sign in">
        <Prose>
          <p>
            Accounts live under <code>/auth/v1</code> and speak the protocol of Supabase Auth, so the public
            client <code>@supabase/auth-js</code> works as it is. The key in <code>/config.json</code> is
            public: it says which server is meant, and opens nothing by itself.
          </p>
          <Code text={signInCode} />
          <p>
            An access token is good for an hour unless the operator chose another time; the client renews it.
            Which ways to sign in are on stands under <code>/auth/v1/settings</code>.
          </p>
        </Prose>
      </Section>
      <Section title="Read and save a day">
        <Prose>
          <p>
            The product’s own calls stand under <code>/api</code>. Each row has a <code>version</code>. You
            send back the one that you read; if somebody saved in between, the answer is 409 with the stored
            row in <code>current</code>, and nothing was overwritten.
          </p>
          <Code text={dayCode} />
          <p>
            A program that only reads needs no password: make a key under Integrations in the app and send it
            as <code>Authorization: Bearer balanse_key_…</code>. It reads plans, reflections and score, writes
            nothing, and may ask 300 times a minute.
          </p>
          <p>
            The list of calls for people stands at <a href="/api/reference">/api/reference</a>. All calls,
            with their shapes and limits, are described for programs at <code>/api/openapi.json</code>{' '}
            (OpenAPI 3.1). Each one says in <code>x-role</code> who may make it.
          </p>
        </Prose>
      </Section>
      <Section title="Talk with the coach">
        <Prose>
          <p>
            Two functions stand under <code>/functions/v1</code>. <code>POST openai-chat</code> takes{' '}
            <code>messages</code> and <code>botType</code> and answers with <code>message</code>; without a
            token it is the help assistant only. <code>POST get-knowledge-base</code> gives the help articles.
            The safety check reads every message first, there as in the app.
          </p>
        </Prose>
      </Section>
      <Section title="When the answer is no">
        <Prose>
          <p>
            Under <code>/api</code>, every refusal has one shape:
          </p>
          <Code text={refusalCode} />
          <table>
            <thead>
              <tr>
                <th scope="col">Status</th>
                <th scope="col">What it means</th>
              </tr>
            </thead>
            <tbody>
              {statuses.map(([status, meaning]) => (
                <tr key={status}>
                  <td>{status}</td>
                  <td>{meaning}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Prose>
      </Section>
      <Section title="Before you begin" tone="wash">
        <Points
          items={[
            {
              title: 'From a browser page of yours',
              text: 'Sign-in and the functions answer pages of other addresses. The calls under /api do not: make those from a server or a script.',
            },
            {
              title: 'Versions',
              text: 'This is an early version, and calls may still change. The number of the running one stands in /config.json.',
            },
            {
              title: 'What does not exist',
              text: 'No keys that write.',
            },
            {
              title: 'For operators',
              text: '/healthz says that the process lives, /readyz that the database answers.',
            },
          ]}
        />
      </Section>
    </>
  )
}

const statuses = [
  ['400, 422', 'Something in the call cannot be used; fields says what.'],
  ['401', 'No token, or one that has run out. Renew it and call again.'],
  ['403', 'Signed in, and not allowed.'],
  ['404', 'Not there, or not yours. Both give the same answer.'],
  ['409', 'Saved by somebody else in the meantime; current holds that row.'],
  ['413', 'Too large to read.'],
  ['429', 'Too often. Retry-After says how long to wait.'],
] as const

/** Shows a program; the fence of a Markdown file is left out. */
function Code({ text }: { text: string }) {
  return (
    // A wide line scrolls in its frame; the keyboard has to reach the frame for that.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <pre tabIndex={0}>
      <code>{text.replace(/^```js\n|\n```\n$/g, '')}</code>
    </pre>
  )
}
