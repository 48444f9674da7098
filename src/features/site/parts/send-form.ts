import { postJson } from '#platform/web/post-json.ts'
import type { ErrorBody } from '#platform/contract/errors.ts'

/** Brings every form of a page to life that says where it is sent to: `<form data-send="POST /api/…">`. */
export function sendForms(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-send]')) attachSendForm(form)
}

/**
 * Lets a form of form.tsx send itself. React may hand it over as a ref; what is returned ends it again. Nothing that
 * was written leaves the form unless the server took it.
 */
export function attachSendForm(form: HTMLFormElement): () => void {
  const life = new AbortController()
  const { signal } = life
  let isUnderWay = false
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      if (isUnderWay) return
      isUnderWay = true
      void send(form).finally(() => (isUnderWay = false))
    },
    { signal },
  )
  form
    .querySelector('[data-report-issue]')
    ?.addEventListener('click', () => toggleIssueReport(form), { signal })
  return () => life.abort()
}

async function send(form: HTMLFormElement): Promise<void> {
  const address = form.dataset.send?.split(' ')[1] ?? ''
  const button = form.querySelector<HTMLElement>('button[type=submit]')
  const label = button?.querySelector<HTMLElement>('[data-pending]')
  const words = label?.textContent ?? ''
  showErrors(form, {})
  button?.setAttribute('aria-busy', 'true')
  if (label) label.textContent = label.dataset.pending ?? words
  const answer = await postJson(address, readValues(form))
  button?.removeAttribute('aria-busy')
  if (label) label.textContent = words
  if (answer.isOk) finish(form, answer.body as { message: string; is_urgent?: boolean })
  else explain(form, answer.refusal)
}

/** What the fields hold, by their names: a tick is true or false, a choice that was not made is left out. */
function readValues(form: HTMLFormElement): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {}
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name], textarea[name]')) {
    if (field.matches(':disabled')) continue
    if (field.type === 'checkbox') values[field.name] = field.checked
    else if (field.type !== 'radio') values[field.name] = field.value
    else if (field.checked && field.value !== '') values[field.name] = field.value
  }
  return values
}

/** The form makes room for the answer, which takes the focus, so that it is read and nothing jumps. */
function finish(form: HTMLFormElement, body: { message: string; is_urgent?: boolean }): void {
  const place = placeOf(form, 'said')
  form.hidden = true
  if (body.is_urgent) placeOf(form, 'urgent')?.removeAttribute('hidden')
  if (!place) return
  place.textContent = body.message
  place.focus()
}

function explain(form: HTMLFormElement, { message, fields = {} }: ErrorBody): void {
  const first = showErrors(form, fields)
  const place = placeOf(form, 'said')
  if (place)
    place.textContent = first ? 'Please look at what is marked. What you wrote is still here.' : message
  first?.focus()
}

/** Writes each sentence beside its field and answers the first of these fields. */
function showErrors(form: HTMLFormElement, fields: Record<string, string>): HTMLElement | null {
  let first: HTMLElement | null = null
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const name = place.dataset.errorFor ?? ''
    const field = form.querySelector<HTMLElement>(`[name="${name}"]`)
    const sentence = fields[name]
    place.textContent = sentence ?? ''
    if (!sentence) {
      field?.removeAttribute('aria-invalid')
      continue
    }
    // The trap is hidden from people; one whose browser filled it must be able to empty it.
    place.closest('[data-trap]')?.removeAttribute('class')
    field?.setAttribute('aria-invalid', 'true')
    first ??= field
  }
  return first
}

const issueSubject = 'Issue report'

/** The same form, sent elsewhere, with the subject that support sorts by and the page where it happened; and back. */
function toggleIssueReport(form: HTMLFormElement): void {
  const button = form.querySelector('[data-report-issue]')
  const isIssue = button?.getAttribute('aria-pressed') !== 'true'
  button?.setAttribute('aria-pressed', String(isIssue))
  form.dataset.send = isIssue ? 'POST /api/issues' : 'POST /api/contact'
  const extra = form.querySelector<HTMLFieldSetElement>('[data-issue]')
  if (extra) extra.hidden = extra.disabled = !isIssue
  const page = form.querySelector<HTMLInputElement>('[name=page]')
  if (page?.value === '') page.value = pageBefore()
  const subject = form.querySelector<HTMLInputElement>('[name=subject]')
  if (subject && isIssue) subject.value = issueSubject
  else if (subject?.value === issueSubject) subject.value = ''
  form.querySelector<HTMLElement>(isIssue ? '[name=message]' : '[name=subject]')?.focus()
}

/** Path of the page that led here, else of this one; without its query, which may hold what is nobody's business. */
function pageBefore(): string {
  const before = document.referrer.startsWith(`${location.origin}/`) ? new URL(document.referrer) : location
  return before.pathname
}

function placeOf(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.parentElement?.querySelector<HTMLElement>(`[data-${name}]`) ?? null
}
