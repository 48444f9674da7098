import { type PublicPage, publicPage } from '#platform/web/page.ts'
import { PageOpening } from './parts/page-opening.tsx'
import { author, PostPage } from './parts/post-page.tsx'
import { type Post, postPath, posts } from './parts/posts.ts'
import { writtenDate } from './parts/written-date.ts'

export default publicPage([
  {
    path: '/blog',
    description:
      'Short pieces on kinder planning, small steps, rest, looking back, and what software can and cannot be.',
    Body: Blog,
  },
  ...posts.map(postOf),
  {
    path: '/blog/not-found',
    title: 'Post not found',
    description: 'There is no post at this address.',
    Body: PostNotFound,
  },
])

function postOf(post: Post): PublicPage {
  return {
    path: postPath(post),
    title: post.title,
    description: post.summary,
    data: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: post.title,
      description: post.summary,
      datePublished: post.date,
      author: { '@type': 'Organization', name: author },
      inLanguage: 'en-GB',
      wordCount: post.words,
    },
    Body: () => <PostPage post={post} />,
  }
}

function Blog() {
  return (
    <div className="mx-auto max-w-column">
      <PageOpening
        title="Blog"
        lead="Short pieces on kinder planning, small steps, rest, and looking back. Nothing to buy in them."
      />
      {posts.length === 0 ? <p>Nothing has been published here yet.</p> : null}
      <ul>
        {posts.map((post) => (
          <li key={post.slug} className="border-t border-line py-6">
            <h2>
              <a href={postPath(post)}>{post.title}</a>
            </h2>
            <p className="mt-2 max-w-measure">{post.summary}</p>
            <p className="mt-2 text-sm text-ink-2">
              <time dateTime={post.date}>{writtenDate(post.date)}</time> · {post.minutes} min read
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PostNotFound() {
  return (
    <PageOpening title="Post not found" lead="There is no post at this address. It may have moved.">
      <a href="/blog">Go to the blog</a>
    </PageOpening>
  )
}
