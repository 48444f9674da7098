import { Link } from 'react-router'

export function BackToJournal() {
  return (
    <Link
      to="/journal"
      className="mb-4 inline-flex min-h-11 items-center text-tide underline underline-offset-4 print:hidden"
    >
      All entries
    </Link>
  )
}
