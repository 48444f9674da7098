interface ControlPromise {
  title: string
  about: string
  action: string
  href: string
  notYet?: string
}

const promises: ControlPromise[] = [
  {
    title: 'View and manage all data',
    about:
      'One page counts everything that is kept of you and leads to where each kind is read, changed and deleted. One press hands all of it to you as a file, and another brings such a file back.',
    action: 'Open your data',
    href: '/profile-settings',
  },
  {
    title: 'See how input affects FlowScore',
    about:
      'Under the number stands why it is what it is: every point has a row, every row leads to its day, and the rows add up. Which mood you write down makes no difference, and with numbers hidden it stays out of sight.',
    action: 'See why',
    href: '/get-balanse?view=score',
  },
  {
    title: 'Disable AI features',
    about:
      'They are off to begin with. A model answers only when the operator has connected one and you have agreed. Off again, no model is asked from the next message on; the written exercises remain.',
    action: 'Choose',
    href: '/chatbot-training',
    notYet: 'The Ask Coach tab itself cannot be hidden.',
  },
  {
    title: 'Request deletion of the whole record',
    about:
      'At once, or after seven days in which you can change your mind: every plan, evening, vision, talk and file, and the account with them. You get a receipt of what went.',
    action: 'Open the deletion',
    href: '/profile-settings',
    notYet: 'Backups that the operator made before hold your record until they are replaced.',
  },
]

/** The four promises, each with the way to the button that keeps it. */
export function ControlPanel() {
  return (
    <section
      aria-labelledby="in-control"
      className="rounded-card border border-line bg-sheet px-5 py-8 md:px-10 md:py-10"
    >
      <h2 id="in-control" className="text-3xl">
        You're Always in Control
      </h2>
      <ul className="mt-6">
        {promises.map(({ title, about, action, href, notYet }) => (
          <li key={title} className="border-t border-line py-5 md:grid md:grid-cols-[14rem_1fr] md:gap-8">
            <h3>{title}</h3>
            <div className="max-w-measure">
              <p>{about}</p>
              {notYet ? <p className="mt-2 text-sm text-ink-2">{notYet}</p> : null}
              <a
                href={href}
                className="mt-1 inline-flex min-h-11 items-center font-medium text-tide underline decoration-tide/35 underline-offset-4 hover:decoration-tide"
              >
                {action}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
