import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { call } from '#platform/web/call.ts'
import { readKey } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { folderExportContract, type Target } from '../contract.ts'

const kinds = [
  { value: 'webdav', label: 'WebDAV' },
  { value: 's3', label: 'S3' },
] as const
const rhythms = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
] as const

interface Asked {
  name: string
  label: string
  hint?: string
  isSecret?: boolean
  mayBeEmpty?: boolean
}
const fields: Readonly<Record<Target['kind'], readonly Asked[]>> = {
  webdav: [
    { name: 'address', label: 'Address of the folder', hint: 'It begins with https://.' },
    { name: 'user', label: 'User', mayBeEmpty: true },
    {
      name: 'password',
      label: 'Password',
      hint: 'An app password is better than your own: you can end it there.',
      isSecret: true,
      mayBeEmpty: true,
    },
  ],
  s3: [
    { name: 'address', label: 'Endpoint', hint: 'It begins with https://.' },
    { name: 'region', label: 'Region' },
    { name: 'bucket', label: 'Bucket' },
    { name: 'prefix', label: 'Folder in the bucket', mayBeEmpty: true },
    { name: 'access_key', label: 'Access key' },
    { name: 'secret_key', label: 'Secret key', isSecret: true },
  ],
}

/** Names the folder, and what opens it; none of it is shown again. */
export function NameFolder({ isAnother }: { isAnother: boolean }) {
  const form = useId()
  const queries = useQueryClient()
  const { isPending, trouble, run, clear } = useWork()
  const [isOpen, setIsOpen] = useState(false)
  const [kind, setKind] = useState<Target['kind']>('webdav')
  const [rhythm, setRhythm] = useState<'daily' | 'weekly'>('daily')
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})

  function move(next: boolean) {
    setIsOpen(next)
    setGiven({})
    clear()
  }

  const make = () =>
    run(async () => {
      const target = {
        kind,
        ...Object.fromEntries(fields[kind].map(({ name }) => [name, given[name] ?? ''])),
      } as Target
      const { host } = await call(folderExportContract.makeFolderExport, { body: { target, rhythm } })
      await queries.invalidateQueries({ queryKey: readKey(folderExportContract.readFolderExport, {}) })
      move(false)
      toast({ title: `${host} is written to within the next minutes` })
    })

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={
        <Button className="justify-self-start">{isAnother ? 'Name another folder' : 'Name a folder'}</Button>
      }
      title={isAnother ? 'Name another folder' : 'Name a folder'}
      {...(isAnother ? { description: 'It takes the place of the one you have. The files there stay.' } : {})}
      footer={
        <>
          <Button onClick={() => move(false)}>Leave it</Button>
          <Button variant="primary" type="submit" form={form} isPending={isPending}>
            Write there
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-6"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void make()
        }}
      >
        {trouble ? <Notice kind="error">{trouble}</Notice> : null}
        <Segmented label="What it is" choices={kinds} value={kind} onChange={setKind} />
        {fields[kind].map(({ name, label, hint, isSecret, mayBeEmpty }) => (
          <Field key={name} label={label} {...(hint ? { hint } : {})}>
            <TextInput
              required={!mayBeEmpty}
              type={isSecret ? 'password' : 'text'}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={given[name] ?? ''}
              onChange={(event) => setGiven({ ...given, [name]: event.currentTarget.value })}
            />
          </Field>
        ))}
        <Segmented label="How often" choices={rhythms} value={rhythm} onChange={setRhythm} />
      </form>
    </Dialog>
  )
}
