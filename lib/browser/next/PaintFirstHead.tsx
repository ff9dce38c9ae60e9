import { Head } from 'next/document';
import type { ReactElement } from 'react';
import { scriptListId } from './start-scripts';

type Files = Parameters<Head['getScripts']>[0];

/**
 * The head of a built page, with its scripts as a list that `startScripts` reads after the first paint.
 *
 * Relies on two methods of Next's `Head`, which its types name but its documentation does not: `getDynamicChunks` and
 * `getScripts` give the elements of the scripts, each with its `src`, which nothing else lists. What is documented
 * (`next/script`) orders a site's own scripts, not Next's.
 */
export class PaintFirstHead extends Head {
  override getDynamicChunks() {
    return [];
  }

  override getScripts(files: Files) {
    const scripts: ReactElement<{ src: string }>[] = [
      ...super.getDynamicChunks(files),
      ...super.getScripts(files),
    ].filter((script) => script !== null);
    const sources = JSON.stringify(scripts.map(({ props }) => props.src));
    return [
      // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of this build, as JSON
      <script key="list" id={scriptListId} type="application/json" dangerouslySetInnerHTML={{ __html: sources }} />,
    ];
  }
}
