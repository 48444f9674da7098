import { useState } from 'react'
import { ContactForm } from '#features/site/public.tsx'
import { Button } from '#ui/button.tsx'
import { contactPath } from '../rules/chat.ts'

/**
 * The way on when the bot knows no answer: the contact form, here, because the page it stands on may not be open to
 * this visitor. A page that has the form already is only pointed at: its fields must not be there twice.
 */
export function WriteToUs() {
  const [isOpen, setOpen] = useState(false)
  const [hasForm] = useState(() => document.querySelector('form[data-send$="/contact"]') !== null)
  if (hasForm)
    return (
      <p className="mt-3 text-sm">
        People who run this server can answer: <a href={contactPath}>write to us</a>, within 24 hours you get
        a reply.
      </p>
    )
  return isOpen ? (
    <div className="mt-4 rounded-card border border-line bg-sheet p-4">
      <p className="text-sm text-ink-2">
        It goes to the people who run this server. They reply within 24 hours.
      </p>
      <ContactForm />
    </div>
  ) : (
    <Button className="mt-3" onClick={() => setOpen(true)}>
      Write to us
    </Button>
  )
}
