import { Ellipsis } from 'lucide-react'
import { Link } from 'react-router'
import { newId } from '#platform/contract/new-id.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import type { Template } from '../contract.ts'
import { useDeleteTemplate, useRestoreTemplate, useTemplates } from '../queries.ts'
import { templateName } from '../rules.ts'
import { writeFile } from '../rules/file.ts'
import { ImportTemplates } from './import-templates.tsx'
import { download } from './download.ts'

/** The templates that the person made, and the ways to make, take in and give away more. */
export function OwnTemplates() {
  const { data, error, isPending, refetch } = useTemplates()
  const templates = data?.templates ?? []
  return (
    <section aria-labelledby="own-templates" className="mt-12">
      <h2 id="own-templates">Your own</h2>
      {error && !data ? (
        <Notice
          kind="error"
          className="mt-4"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Your templates cannot be read right now. {error.message} They are safe.
        </Notice>
      ) : isPending ? (
        <Skeleton className="mt-4 h-20 w-full" />
      ) : templates.length === 0 ? (
        <EmptyState
          className="mt-3"
          sentence="Questions that you ask yourself again and again can become a page of their own."
          example="Sunday walk: who came along, what we saw, how my knees were (0 to 100)."
          action={<NewTemplate variant="quiet" />}
        />
      ) : (
        <>
          <ul className="mt-3 border-t border-line">
            {templates.map((template) => (
              <OwnTemplate key={template.id} template={template} />
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap gap-3">
            <NewTemplate variant="quiet" />
            <Button
              variant="plain"
              onClick={() => download('balanse-journal-templates.json', writeFile(templates))}
            >
              Save all as a file
            </Button>
          </div>
        </>
      )}
      <ImportTemplates />
    </section>
  )
}

function NewTemplate({ variant }: { variant: 'quiet' }) {
  return (
    <Link to={`/journal-templates?edit=${newId()}`} className={buttonClass(variant)}>
      Make a template
    </Link>
  )
}

function OwnTemplate({ template }: { template: Template }) {
  const remove = useDeleteTemplate()
  const restore = useRestoreTemplate()
  const name = templateName(template)

  function deleteTemplate() {
    remove.mutate(template.id, {
      onSuccess: () =>
        toast({
          title: 'Template deleted',
          description: 'Entries that were written with it stay as they are.',
          action: {
            label: 'Undo',
            altText: 'Make the template again on this page',
            onSelect: () =>
              restore.mutate(template.id, {
                onSuccess: () => toast({ title: 'The template is back' }),
                onError: ({ message }) => toast({ title: 'Not brought back yet', description: message }),
              }),
          },
        }),
      onError: ({ message }) => toast({ title: 'The template is still here', description: message }),
    })
  }

  return (
    <li className="flex items-center gap-2 border-b border-line">
      <Link
        to={`/reflection-new-entry?template=${template.id}`}
        className="grid min-w-0 flex-1 gap-x-8 gap-y-0.5 py-4 no-underline hover:text-tide sm:grid-cols-[minmax(0,1fr)_9rem]"
      >
        <span className="min-w-0">
          <span dir="auto" className="block font-title text-xl wrap-anywhere">
            {name}
          </span>
          <span dir="auto" className="block text-ink-2 wrap-anywhere">
            {template.purpose}
          </span>
        </span>
        <span className="text-sm text-ink-2 sm:pt-1.5 sm:text-right">
          {template.minutes === 1 ? 'About a minute' : `About ${template.minutes} minutes`}
        </span>
      </Link>
      <Menu
        trigger={
          <IconButton label={`More for ${name}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem asChild>
          <Link to={`/journal-templates?edit=${template.id}`}>Change it</Link>
        </MenuItem>
        <MenuItem onSelect={() => download(`${fileName(name)}.json`, writeFile([template]))}>
          Save it as a file
        </MenuItem>
        <MenuItem tone="danger" onSelect={deleteTemplate}>
          Delete it
        </MenuItem>
      </Menu>
    </li>
  )
}

function fileName(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 60) || 'template'
  )
}
