import { Link } from 'react-router'

/** The foot of the public pages; it links to what can be opened today. */
export function Footer() {
  return (
    <footer className="mt-24 border-t border-line print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-8 pl-20 md:px-20">
        <p className="font-title text-lg">Your life in flow.</p>
        <Link to="/urgent-help" className="text-sm text-ink-2 underline underline-offset-4">
          Urgent help
        </Link>
      </div>
    </footer>
  )
}
