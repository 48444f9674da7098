import { type Post, postPath, posts } from './posts.ts'
import { ProseHtml } from './prose.tsx'
import { writtenDate } from './written-date.ts'

export const author = 'The Balanse team'

/** One post, and the way to the next. */
export function PostPage({ post }: { post: Post }) {
  const others = posts.filter(({ slug }) => slug !== post.slug).slice(0, 2)
  return (
    <div className="mx-auto max-w-measure">
      <article className="pt-4 pb-8 md:pt-14">
        <p className="text-sm">
          <a href="/blog">Blog</a>
        </p>
        <h1 className="mt-3 text-4xl text-balance md:text-5xl">{post.title}</h1>
        <p className="mt-4 mb-8 text-sm text-ink-2">
          {author} · <time dateTime={post.date}>{writtenDate(post.date)}</time> · {post.minutes} min read
        </p>
        <ProseHtml html={post.html} />
      </article>
      <section className="border-t border-line pt-6">
        <h2>Read on</h2>
        <ul className="mt-3">
          {others.map((other) => (
            <li key={other.slug} className="py-2">
              <a href={postPath(other)}>{other.title}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
