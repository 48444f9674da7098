export { ArticleRoom } from './parts/article-room.tsx'
export { GapList } from './parts/gap-list.tsx'
export { ChatButton } from './parts/chat-button.tsx'

/** Fetches the help chat, which takes over its trigger and opens. */
export const loadChatWidget = () => import('./parts/chat-widget.tsx')
