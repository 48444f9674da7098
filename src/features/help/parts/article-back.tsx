import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'

export function ArticleBack() {
  return (
    <Link to="?room=articles" className={buttonClass('plain', 'sm', '-ml-2.5')}>
      All articles
    </Link>
  )
}
