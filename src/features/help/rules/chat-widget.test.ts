import { expect, it } from 'vitest'
import { hasChatWidget } from './chat-widget.ts'

const shown =
  '/ /features /how-it-works /pricing /about /blog /contact /privacy /terms /faq /climate-impact /trust-security ' +
  '/ethics /balanse-pillars /break-it-down /goal-setting-guide /dive-in /help /why-balanse /accessibility /use-cases ' +
  '/choose-plan /use-cases/executives /use-cases/product-teams /use-cases/individuals /use-cases/entrepreneurs ' +
  '/blog/a-post /blog/ /help/'

/** Every other address of the product, with those that the specification names as hidden. */
const absent =
  '/waitlist /sign-in /sign-up /forgot-password /onboarding /voice-test /chat /unauthorized /slack-callback ' +
  '/auth-how-it-works /auth-balanse-pillars /auth-break-it-down /auth-goal-setting-guide /auth-dive-in /auth-vision ' +
  '/auth-help /assets /homepage /teams /mobile-setup /integrations /integration-guide /low-stim-demo /welcome ' +
  '/welcome-to-balanse /welcome-complete /admin /admin-dashboard /home /get-balanse /auth-goal-setting /my-balanse ' +
  '/vision /vision-mind /vision-body /vision-relationships /vision-purpose /vision-90-days /vision-growth ' +
  '/vision-health /vision-social /vision-career /create-custom-vision /all-visions /month-schedule /month-review ' +
  '/week-plan /weekly-reflection /day-plan /reflection /reflection-new-entry /reflection-templates ' +
  '/reflection-gratitude /reflection-choose-again /reflection-free-writing /evening-reflection /reflection-evening ' +
  '/reflection-daily-design /reflection-vision /journal /journal-templates /chatbot-training /profile-settings ' +
  '/billing /integrations-page /well-done /help-auth /connection-test /urgent-help /no-such-page /blogging ' +
  '/use-cases-of-old /featuresx /my-page /week-x /vision-x /admin/blog /a/b/c'

it.each(shown.split(' '))('stands on %s', (path) => expect(hasChatWidget(path)).toBe(true))
it.each(absent.split(' '))('does not stand on %s', (path) => expect(hasChatWidget(path)).toBe(false))
