import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ContactForm, NewsletterField } from './public.tsx'
import { WaitlistForm } from './parts/waitlist-form.tsx'

const forms = {
  waitlist: <WaitlistForm key="w" />,
  newsletter: <NewsletterField key="n" />,
  contact: <ContactForm key="c" />,
}
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? '')

describe.each(Object.entries(forms))('the %s form', (name, form) => {
  const html = renderToStaticMarkup(form)

  it('takes an e-mail address as one, and says where it is sent', () => {
    expect(html).toMatch(/<input(?=[^>]*name="email")(?=[^>]*type="email")/)
    expect(html).toContain(`data-send="POST /api/${name}"`)
  })

  it('names every field, and has a place beside it for what the server says', () => {
    const ids = all(html, / id="([^"]+)"/g)
    expect(new Set(ids).size).toBe(ids.length)
    for (const target of all(html, / for="([^"]+)"/g)) expect(ids).toContain(target)
    for (const list of all(html, /aria-describedby="([^"]+)"/g))
      for (const id of list.split(' ')) expect(ids).toContain(id)
    for (const field of all(html, /<(?:input|textarea)([^>]*)>/g))
      if (!/type="(radio|checkbox)"/.test(field)) {
        const id = / id="([^"]+)"/.exec(field)?.[1]
        expect(field.includes('aria-label=') || html.includes(` for="${id}"`), field).toBe(true)
        expect(html).toContain(`data-error-for="${/ name="([^"]+)"/.exec(field)?.[1]}"`)
      }
  })

  it('has a trap for programs that no key reaches', () => {
    expect(html).toMatch(/<input(?=[^>]*name="website")(?=[^>]*tabindex="-1")(?=[^>]*autocomplete="off")/i)
  })
})

it('the three forms can stand on one page', () => {
  const html = renderToStaticMarkup(<>{Object.values(forms)}</>)
  const ids = all(html, / id="([^"]+)"/g)
  expect(new Set(ids).size).toBe(ids.length)
})

it('the footer field is the one of the specification', () => {
  const html = renderToStaticMarkup(<NewsletterField />)
  expect(html).toContain('>Stay Balanced</h2>')
  expect(html).toMatch(/<button type="submit" aria-label="Send"/)
})

it('the contact form has the fields and buttons of the specification', () => {
  const html = renderToStaticMarkup(<ContactForm />)
  expect(all(html, /<label[^>]*>([^<]+)</g)).toEqual(expect.arrayContaining(['Email', 'Subject', 'Message']))
  for (const button of ['Send Message', 'Report an Issue']) expect(html).toContain(button)
})
