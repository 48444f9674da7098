import crisis from '#content/crisis-lines.json'
import { Details } from '#ui/details.tsx'

const checked = new Date(`${crisis.verified_at}T00:00:00Z`).toLocaleDateString('en-GB', {
  dateStyle: 'long',
  timeZone: 'UTC',
})

const files = [
  ['content/blog/', 'The posts, one file each.'],
  ['content/faq/questions.md', 'The questions of the page Common Questions.'],
  ['content/testimonials.json', 'The three quotes of the homepage.'],
  ['content/legal/', 'Privacy and terms.'],
  ['content/plans.json', 'What is offered, and its prices.'],
  ['content/company.json', 'Who runs this site.'],
  ['content/support.json', 'The therapy provider that help points to.'],
] as const

/** What an operator writes and what cannot be changed in the console: where it is, and why. */
export function FilesToEdit() {
  return (
    <section aria-labelledby="files-title" className="mt-10">
      <h3 id="files-title">What is changed as a file</h3>
      <Details title="Urgent help and the crisis lines" className="mt-2">
        <ReviewedWords />
      </Details>
      <Details title="Posts, quotes, prices and legal texts">
        <p className="max-w-measure text-ink-2">
          These are files on the server, and are shown after the next build and start. content/README.md says
          how each is written.
        </p>
        <ul className="mt-3">
          {files.map(([path, what]) => (
            <li key={path} className="border-t border-line py-2">
              <code className="break-all">{path}</code> <span className="text-ink-2">{what}</span>
            </li>
          ))}
        </ul>
      </Details>
    </section>
  )
}

/** Why some words are not changed here. */
export function ReviewedWords() {
  return (
    <p className="max-w-measure text-ink-2">
      The urgent-help page, the crisis lines and the article that leads there are reviewed texts: a wrong
      number or a hasty word can cost a life, so they are not changed in a browser. They are
      content/crisis-lines.json and content/help/urgent.md. The numbers were last checked on {checked}; check
      them again every 120 days.
    </p>
  )
}
