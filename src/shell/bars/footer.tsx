import company from '#content/company.json'
import { NewsletterField } from '#features/site/public.tsx'
import { footerGroups } from '../public-links.ts'

/** The foot of the public pages. While the gate is closed to this visitor it names only what can be opened. */
export function Footer({ hasPages }: { hasPages: boolean }) {
  return (
    <footer className="mt-24 border-t border-line print:hidden">
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-10 px-4 py-12 pb-28 md:grid-cols-[16rem_1fr] md:px-8 xl:px-24">
        <div>
          <p className="font-title text-xl">Your life in flow.</p>
          <NewsletterField />
          <p className="mt-6 text-sm">
            <a href="/urgent-help">Urgent help</a>
            {' · '}
            <a href="/safety-protocol">Safety protocol</a>
          </p>
          <CompanyLine />
        </div>
        {hasPages ? (
          <nav aria-label="Footer" className="grid grid-cols-2 gap-8 lg:grid-cols-4 lg:gap-6">
            {footerGroups.map(({ name, links }) => (
              <div key={name}>
                <h2 className="font-body text-base font-semibold">{name}</h2>
                <ul className="mt-2">
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <a
                        href={href}
                        className="flex min-h-11 items-center text-ink-2 no-underline hover:underline"
                      >
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        ) : null}
      </div>
    </footer>
  )
}

/** Who runs this site, in the operator's own words; nothing while they have not filled it in. */
function CompanyLine() {
  const { name, number, office, social } = company as {
    name: string
    number: string
    office: string
    social: { label: string; href: string }[]
  }
  return (
    <>
      {social.length > 0 ? (
        <p className="mt-4 flex flex-wrap gap-4 text-sm">
          {social.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      ) : null}
      {name ? (
        <p className="mt-4 text-sm text-ink-2">
          {name} is registered in Scotland{number ? `, number ${number}` : ''}.
          {office ? ` Registered office: ${office}.` : ''}
        </p>
      ) : null}
    </>
  )
}
