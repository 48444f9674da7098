import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { useDeleteCustom } from '../queries.ts'
import { customHome } from '../rules/custom.ts'

/** Removes a pillar of the person's own after asking: nothing of it comes back. */
export function RemoveCustom({ id, name }: { id: string; name: string }) {
  const navigate = useNavigate()
  const remove = useDeleteCustom()
  return (
    <Dialog
      trigger={
        <Button variant="plain" size="sm" className="-ml-2.5">
          Remove this vision
        </Button>
      }
      title="Remove this vision?"
      description={
        <span className="wrap-anywhere">
          Everything that is written in “{name}” goes for good. To keep it quietly, let it rest instead.
        </span>
      }
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button
            variant="danger"
            isPending={remove.isPending}
            pendingText="Removing"
            onClick={() =>
              remove.mutate(id, { onSuccess: () => void navigate(customHome, { replace: true }) })
            }
          >
            Remove it
          </Button>
        </>
      }
    >
      {remove.error ? (
        <p role="alert" className="text-sm text-clay">
          It is still here. {remove.error.message} Please try again.
        </p>
      ) : null}
    </Dialog>
  )
}
