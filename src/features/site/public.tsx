export { ContactForm } from './parts/contact-form.tsx'
export { LegalLinks } from './parts/legal-links.tsx'
export { NewsletterField } from './parts/newsletter-field.tsx'
