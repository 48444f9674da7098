/** The three parts of help and support, by their anchors, in their order. */
export const helpTabs = [
  { id: 'common-questions', label: 'Common Questions' },
  { id: 'urgent-support', label: 'Urgent Support' },
  { id: 'contact-us', label: 'Contact Us' },
] as const
export type HelpTab = (typeof helpTabs)[number]['id']

/** The part that an address leads to: its own anchor, else the questions, of which each has an anchor as well. */
export function tabAt(hash: string): HelpTab {
  return helpTabs.find(({ id }) => `#${id}` === hash)?.id ?? 'common-questions'
}
