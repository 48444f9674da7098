import { createRoot } from 'react-dom/client'
import { ChatButton } from './parts/chat-button.tsx'
import ChatWidget from './parts/chat-widget.tsx'
import '#ui/app.css'

/** Takes the place of the chat button of a public page and opens the chat. */
export function open(place: HTMLElement): void {
  createRoot(place).render(<ChatWidget trigger={<ChatButton />} />)
}
