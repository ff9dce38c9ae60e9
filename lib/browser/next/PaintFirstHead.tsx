import { Head } from 'next/document';
import type { ReactElement } from 'react';
import { scriptListId } from './start-scripts';

type Files = Parameters<Head['getScripts']>[0];

/**
 * The head of a built page, with its scripts as a list that `startScripts` reads after the first paint.
 *
 * Relies on two methods of Next's `Head` that are typed but not documented: `getDynamicChunks` and `getScripts` return
 * the script elements, and nothing else lists their addresses. The documented `next/script` orders only a site's own
 * scripts, not Next's.
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
