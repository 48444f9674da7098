import { useEffect, useState } from 'react'
import { CallError } from '#platform/contract/errors.ts'
import { postFunction } from '#platform/web/functions.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { troubleOf, type Connection } from './rules/connection.ts'

/** Whether this browser reaches the functions of the server. It asks for the help articles, which costs no model anything. */
export default function ConnectionTestScreen() {
  const [connection, setConnection] = useState<Connection>({ status: 'unknown' })
  const [retries, setRetries] = useState(0)

  useEffect(() => {
    void testConnection(setConnection)
  }, [])

  function testAgain() {
    setRetries(retries + 1)
    void testConnection(setConnection)
  }

  return (
    <div className="max-w-column">
      <h1>Connection test</h1>
      <p className="mt-4 max-w-measure text-ink-2">
        Asks the functions service for the help articles, as the chat does before each answer.
      </p>
      <p role="status" className="mt-8 text-lg">
        Status: <strong>{connection.status}</strong>
      </p>
      {connection.status === 'disconnected' ? (
        <Notice kind="error" className="mt-4">
          {connection.trouble}
        </Notice>
      ) : null}
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <Button isPending={connection.status === 'testing'} onClick={testAgain}>
          Test again
        </Button>
        <span className="text-sm text-ink-2">
          {retries === 0
            ? 'Tested once on opening'
            : `Tested again ${retries === 1 ? 'once' : `${retries} times`}`}
        </span>
      </div>
    </div>
  )
}

/** Tells each state on the way: testing, then connected or what is in the way. */
async function testConnection(tell: (connection: Connection) => void): Promise<void> {
  tell({ status: 'testing' })
  const trouble = await postFunction('get-knowledge-base', {}).then(
    (answer) => troubleOf({ answer }),
    (error: unknown) => troubleOf({ error: error instanceof CallError ? error.status : 0 }),
  )
  tell(trouble ? { status: 'disconnected', trouble } : { status: 'connected' })
}
