import type { Core } from '@strapi/strapi';
import { findTextUses, getTarget } from './find-uses';
import { versionUid } from './page-types';
import { restoreVersion } from './store-versions';

/** Registers the routes of the panels beside an entry (`admin/panels.tsx`), for signed-in editors of its type. */
export const addPanelRoutes = (strapi: Core.Strapi) => {
  const createChecker = (ctx: { state: { userAbility: unknown } }, model: string) =>
    strapi
      .plugin('content-manager')
      .service('permission-checker')
      .create({ userAbility: ctx.state.userAbility, model });
  const access = { info: { type: 'admin' }, config: { policies: ['admin::isAuthenticatedAdmin'] } };

  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager',
    routes: [
      {
        method: 'GET',
        path: '/uses/:uid/:documentId',
        ...access,
        async handler(ctx) {
          const { uid, documentId } = ctx.params;
          if (createChecker(ctx, uid).cannot.read()) return ctx.forbidden();
          const entry = await strapi.db.query(uid).findOne({ where: { documentId } });
          const target = getTarget(uid, entry?.entryId);
          const uses = entry && target ? await findTextUses(strapi, target) : [];
          ctx.body = uses.filter((use) => use.documentId !== documentId);
        },
      },
      {
        method: 'GET',
        path: '/versions/:uid/:documentId/:locale',
        ...access,
        async handler(ctx) {
          const { uid, documentId, locale } = ctx.params;
          if (createChecker(ctx, uid).cannot.read({ locale })) return ctx.forbidden();
          ctx.body = await strapi.db.query(versionUid).findMany({
            where: { type: uid, entry: documentId, language: locale },
            select: ['id', 'createdAt', 'author'],
            orderBy: { id: 'desc' },
          });
        },
      },
      {
        method: 'POST',
        path: '/versions/:id/restore',
        ...access,
        async handler(ctx) {
          const version = await strapi.db.query(versionUid).findOne({ where: { id: ctx.params.id } });
          if (!version) return ctx.notFound();
          const isAllowed = createChecker(ctx, version.type).can.update({ locale: version.language });
          if (!isAllowed) return ctx.forbidden();
          await restoreVersion(strapi, version, ctx.state.user.id);
          ctx.status = 204;
        },
      },
    ],
  });
};
