import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWork } from '#features/connections/public.tsx'
import { teamsContract } from '../contract.ts'
import { useTakeOver } from '../queries.ts'

/** The owner takes somebody out of the team, after one question. */
export function RemoveMember({ id, email }: { id: string; email: string }) {
  const { isPending, trouble, run } = useWork()
  const takeOver = useTakeOver()
  const remove = () =>
    void run(async () => {
      takeOver.room(await call(teamsContract.removeMember, { params: { id } }))
      await takeOver.refresh()
    })
  return (
    <Dialog
      trigger={
        <Button size="sm" aria-label={`Take out ${email}`}>
          Take out
        </Button>
      }
      title="Take them out of the team?"
      description={`${email} keeps the account and everything in it, and is in no count of this team from now on. You can invite them again.`}
      footer={
        <>
          <DialogClose>
            <Button>Keep them in</Button>
          </DialogClose>
          <Button variant="danger" isPending={isPending} onClick={remove}>
            Take them out
          </Button>
        </>
      }
    >
      {trouble ? <Notice kind="error">{trouble}</Notice> : null}
    </Dialog>
  )
}
