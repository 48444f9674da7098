import { publicPage } from '#platform/web/page.ts'
import { ControlPanel } from './parts/control-panel.tsx'
import { PageOpening } from './parts/page-opening.tsx'
import { Points } from './parts/points.tsx'
import { Prose } from './parts/prose.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/trust-security',
  description:
    'What you control in Balanse, how your words are kept apart and protected, and what is not done yet. All of it in plain words.',
  Body: TrustSecurity,
})

function TrustSecurity() {
  return (
    <>
      <PageOpening
        title="Trust & Security"
        lead="A journal is only honest when it is safe. Here is what protects yours today, what you can do yourself, and where this version stops."
      />
      <ControlPanel />
      <Section title="How your words are protected">
        <Points
          items={[
            {
              title: 'Kept apart in the database itself',
              text: 'Row-level security is forced on every table of a person. The program logs in with a role that owns nothing; a forgotten condition in a query still finds nobody else’s rows. A test goes through every table and address with two people.',
            },
            {
              title: 'Passwords that cannot be read',
              text: 'Stored as argon2id hashes. Common passwords are refused, and attempts are limited by account and by address.',
            },
            {
              title: 'Sessions that notice a copy',
              text: 'The token that keeps you signed in changes each time it is used, and only its fingerprint is stored. One that comes back a second time ends the session. You can sign out on every device at once.',
            },
            {
              title: 'Nothing from elsewhere',
              text: 'Pages load no script, font, picture or counter from another company, and a strict content security policy holds the browser to it.',
            },
            {
              title: 'Logs without words',
              text: 'One line a request: method, kind of address, status, time taken. No body, no name, no token, no date of yours.',
            },
            {
              title: 'Words that survive',
              text: 'What you type is on your device before it is sent. Nothing says saved before the server did, and what it has confirmed survives the process being killed. There is a test that kills it.',
            },
          ]}
        />
      </Section>
      <Section title="Who could still read it" isSplit>
        <Prose>
          <p>
            Balanse runs on a machine that somebody owns. The app shows an admin who has an account, and
            counts, and never an entry. But whoever controls the machine, its disk or its backups can reach
            the database, because entries are stored as text and Balanse does not encrypt them one by one. If
            that matters to you, run it yourself, or choose an operator you trust and ask whether the disk is
            encrypted.
          </p>
          <p>
            On your side, a signed-in browser holds copies and drafts so that no word goes astray. On a shared
            device, sign out when you leave: that removes them.
          </p>
        </Prose>
      </Section>
      <Section title="What an operator takes care of" isSplit>
        <Prose>
          <ul>
            <li>https in front of the server when anybody but their own machine connects.</li>
            <li>
              Backups. The server makes one each night, sealed if a passphrase is set; copies on another
              machine are theirs to make.
            </li>
            <li>Encryption of the disk, updates of the system, and who else may log in there.</li>
            <li>Answering requests about data, and a privacy text that names who they are.</li>
          </ul>
        </Prose>
      </Section>
      <Section title="What we have not done" isSplit>
        <Prose>
          <ul>
            <li>No outside firm has audited this code, and there is no certificate to show.</li>
            <li>There is no reward programme for reports. There is gratitude, and a quick answer.</li>
            <li>
              The rules that look for words of crisis are careful and imperfect. The{' '}
              <a href="/ethics#safety">ethics page</a> says what was measured.
            </li>
          </ul>
        </Prose>
      </Section>
      <Section title="Report a weakness" isSplit>
        <Prose>
          <p>
            If you find a way to read, change or delete somebody’s words, please tell whoever runs your server
            first, through <a href="/contact">the contact form</a>, and report it privately through the
            security advisories of the source repository rather than in a public issue.
          </p>
          <p>
            More: <a href="/privacy">Privacy</a>, <a href="/ethics">Ethics</a>,{' '}
            <a href="/faq">Common Questions</a>.
          </p>
        </Prose>
      </Section>
    </>
  )
}
